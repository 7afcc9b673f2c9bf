import { getImage } from 'astro:assets';
import pictures from 'virtual:pictures';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import type { Client, Portrait } from '@website/content-model/schemas/picture.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { ImageMetadata } from 'astro';

/** A file, and the size that a page leaves for it. */
export interface Drawing {
  src: string;
  width: number;
  height: number;
}

/** What a `picture` element needs: each format in its widths, and one that every browser knows. */
export interface Photo extends Drawing {
  sources: readonly { type: string; srcSet: string }[];
}

/** A record with its photograph, ready for a section. */
export type WithPhoto<Record> = Record & { photo?: Photo | undefined };

export type PicturedClient = Client & { drawing: Drawing };

export interface Logo {
  light: Drawing;
  dark?: Drawing | undefined;
  /** Whether it has the name in it, as far as its shape tells. */
  isWide: boolean;
}

const photoFiles = import.meta.glob<ImageMetadata>(
  '~company/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { import: 'default', eager: true },
);
const drawingFiles = import.meta.glob<string>('~company/pictures/*.{svg,SVG}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const { sizes } = pictures;

const named = <File>(files: Record<string, File>, name: string): File | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];

/** The shapes that photographs are cropped to, and their widths in pixels. */
const shapes = {
  portrait: { ratio: 1, widths: [170, 340], focus: [0.5, 0.4] },
  hero: { ratio: 1.2, widths: [480, 900, 1400], focus: [0.5, 0.5] },
  cover: { ratio: 1.6, widths: [480, 960, 1600], focus: [0.5, 0.5] },
} as const;

/** The URL of a picture in one size and format. The build makes it. */
async function variant(
  file: string,
  width: number,
  ratio: number,
  format: 'avif' | 'webp' | 'jpeg' | 'png',
  focus: readonly number[] = [0.5, 0.5],
): Promise<string> {
  const src = named(photoFiles, file);
  if (!src) throw new Error(`There is no picture ${file}.`);
  const { src: url } = await getImage({
    src,
    width,
    height: Math.round(width / ratio),
    format,
    position: focus.join(' '),
  });
  return url;
}

/** A photograph of the content, cropped to the shape of its place. */
async function photoOf(
  picture: string | { file: string; focus?: readonly number[] | undefined },
  shape: keyof typeof shapes,
): Promise<Photo> {
  const { file, focus = shapes[shape].focus } =
    typeof picture === 'string' ? { file: picture } : picture;
  const { ratio, widths } = shapes[shape];
  const { width = 0, height = 0 } = sizes[file] ?? {};
  const most = Math.min(width, Math.round(height * ratio));
  // The check has made sure of the first.
  const [first, ...others] = widths;
  const usable = [first, ...others.filter((one) => one <= most)] as const;
  const sources = (['avif', 'webp'] as const).map(async (format) => {
    const urls = usable.map(async (one) => {
      return `${await variant(file, one, ratio, format, focus)} ${one}w`;
    });
    return { type: `image/${format}`, srcSet: (await Promise.all(urls)).join(', ') };
  });
  const middle = usable[1] ?? usable[0];
  return {
    sources: await Promise.all(sources),
    src: await variant(file, middle, ratio, 'jpeg', focus),
    width: middle,
    height: Math.round(middle / ratio),
  };
}

const withPhotos = <One>(
  records: readonly One[],
  photo: (record: One) => Promise<Photo> | undefined,
) => Promise.all(records.map(async (record) => ({ ...record, photo: await photo(record) })));

export const withPortraits = <Person extends { portrait?: Portrait }>(people: readonly Person[]) =>
  withPhotos(people, ({ portrait }) =>
    portrait === undefined ? undefined : photoOf(portrait, 'portrait'),
  );

export const withImages = <One extends Article>(articles: readonly One[]) =>
  withPhotos(articles, ({ image }) => image && photoOf(image, 'cover'));

/** The photograph at the top of the home page, if there is one. */
export const heroPhoto = async ({ photograph }: Home['hero']) =>
  photograph && { ...(await photoOf(photograph, 'hero')), alt: photograph.alt };

/** A logo, large enough for the places where logos are shown. */
async function drawingOf(file: string): Promise<Drawing> {
  const { width = 1, height = 1 } = sizes[file] ?? {};
  const src = named(drawingFiles, file);
  if (src) return { src, width: Math.round(width), height: Math.round(height) };
  const scale = Math.min(1, 480 / width, 160 / height);
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { src: await variant(file, small.width, small.width / small.height, 'png'), ...small };
}

/** The company's logo, if it has one. */
export async function logoOf({ logo, logoDark }: Site): Promise<Logo | undefined> {
  if (logo === undefined) return undefined;
  const light = await drawingOf(logo);
  const dark = logoDark === undefined ? undefined : await drawingOf(logoDark);
  return { light, dark, isWide: light.width >= 2 * light.height };
}

export const withLogos = (clients: readonly Client[] = []): Promise<PicturedClient[]> =>
  Promise.all(
    clients.map(async (client) => ({ ...client, drawing: await drawingOf(client.logo) })),
  );
