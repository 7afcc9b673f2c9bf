import type { APIRoute } from 'astro';
import { drawings } from '../../sections/home/drawings.tsx';

const { folder, hash, markup } = drawings;

export const getStaticPaths = () => [{ params: { folder, hash } }];

export const GET: APIRoute = () =>
  new Response(markup, { headers: { 'Content-Type': 'image/svg+xml' } });
