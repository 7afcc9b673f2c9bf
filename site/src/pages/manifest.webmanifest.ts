import type { APIRoute } from 'astro';
import { webManifest } from '../pictures/web-manifest.ts';

/** How a phone shows the site if someone adds it to the home screen. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
