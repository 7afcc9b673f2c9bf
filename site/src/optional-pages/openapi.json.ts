import type { APIRoute } from 'astro';
import { openApi } from '../lib/content/content.ts';

/** The OpenAPI document behind the /api page, as a file. */
export const GET: APIRoute = () => Response.json(openApi());
