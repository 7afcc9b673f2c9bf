import type { APIRoute } from 'astro';
import { drawIcon } from '../pictures/icon.tsx';

/** The icon on the home screen of an iPhone, which takes no other size and no transparency. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIcon(180)), { headers: { 'Content-Type': 'image/png' } });
