import type { APIRoute } from 'astro';
import { getOpenApi } from '../lib/content/content.ts';

/** The document that the page /api is made from, as a file. */
export const GET: APIRoute = async () => Response.json(await getOpenApi());
