import type { APIRoute } from 'astro';
import { openApi } from '../lib/content/content.ts';

/** The document that the page /api is made from, as a file. */
export const GET: APIRoute = () => Response.json(openApi);
