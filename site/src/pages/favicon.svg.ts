import type { APIRoute } from 'astro';
import { favicon } from '../pictures/icon.tsx';

/** The company's mark for the tab of a browser. */
export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
