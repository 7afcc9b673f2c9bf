import type { APIRoute } from 'astro';
import { favicon } from '../pictures/icon.ts';

/** The company's mark for the tab of a browser. */
export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
