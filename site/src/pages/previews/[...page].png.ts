import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawPreview, previews } from '../../pictures/preview.tsx';

/** The picture that a link to a page shows, for each page. */
export const getStaticPaths = () =>
  previews.map(({ name, route }) => ({ params: { page: name }, props: { route } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await drawPreview(props.route)), {
    headers: { 'Content-Type': 'image/png' },
  });
