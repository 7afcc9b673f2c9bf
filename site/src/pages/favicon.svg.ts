import type { APIRoute } from 'astro';
import { renderFavicon } from '../pictures/icon.tsx';

/** The company's mark for the tab of a browser. */
export const GET: APIRoute = () =>
  new Response(renderFavicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
