import type { APIRoute } from 'astro';
import notices from './_third-party-notices.txt?raw';

/** The licenses of what visitors receive ask for this. `node scripts/write-notices.ts` writes the text. */
export const GET: APIRoute = () => new Response(notices);
