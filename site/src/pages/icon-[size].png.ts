import type { APIRoute } from 'astro';
import { drawIcon } from '../pictures/icon.tsx';
import { maskableSizes } from '../pictures/web-manifest.ts';

/** The icons that the manifest names. */
export const getStaticPaths = () =>
  maskableSizes.map((size) => ({ params: { size: `${size}` }, props: { size } }));

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props.size)), {
    headers: { 'Content-Type': 'image/png' },
  });
