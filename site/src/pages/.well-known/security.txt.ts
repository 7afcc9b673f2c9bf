import type { APIRoute } from 'astro';
import { content } from '../../lib/content/content.ts';
import { renderSecurityTxt } from '../../lib/security/security-txt.ts';

const text = renderSecurityTxt(content.site);

/** Whom to write to about a security problem. Without a body, Astro writes no file. */
export const GET: APIRoute = () => new Response(text ?? null, { status: text ? 200 : 404 });
