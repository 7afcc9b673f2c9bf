import { getImage } from 'astro:assets';
import pictures from 'virtual:pictures';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import type { Client, Portrait } from '@website/content-model/schemas/picture.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { ImageMetadata } from 'astro';

/** An image file, and the size that the page reserves for it. */
export interface Drawing {
  src: string;
  width: number;
  height: number;
}

/** The sources of a `picture` element: each format in several widths, and a JPEG for every browser. */
export interface Photo extends Drawing {
  sources: readonly { type: string; srcSet: string }[];
  /** The narrowest, as WebP, for a drawing: its `image` has one source. */
  narrowest: string;
}

/** An entry of the content with its photograph, ready for a section. */
export type WithPhoto<Record> = Record & { photo?: Photo | undefined };

export type PicturedClient = Client & { drawing?: Drawing | undefined };

export interface Logo {
  light: Drawing;
  dark?: Drawing | undefined;
  /** Whether the logo is so wide that it probably contains the name. */
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

const findFile = <File>(files: Record<string, File>, name: string): File | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];

/** The shapes that photographs are cropped to, and their widths in pixels. */
const shapes = {
  portrait: { ratio: 1, widths: [170, 340], focus: [0.5, 0.4] },
  hero: { ratio: 1.2, widths: [480, 900, 1400], focus: [0.5, 0.5] },
  cover: { ratio: 1.6, widths: [480, 960, 1600], focus: [0.5, 0.5] },
} as const;

/** The URL of a picture in one size and format, which the build renders. */
async function getVariantUrl(
  file: string,
  width: number,
  ratio: number,
  format: 'avif' | 'webp' | 'jpeg' | 'png',
  focus: readonly number[] = [0.5, 0.5],
): Promise<string> {
  const src = findFile(photoFiles, file);
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

/** Crops a photograph of the content to the shape that its section uses. */
async function createPhoto(
  picture: string | { file: string; focus?: readonly number[] | undefined },
  shape: keyof typeof shapes,
): Promise<Photo> {
  const { file, focus = shapes[shape].focus } =
    typeof picture === 'string' ? { file: picture } : picture;
  const { ratio, widths } = shapes[shape];
  const { width = 0, height = 0 } = sizes[file] ?? {};
  const maxWidth = Math.min(width, Math.round(height * ratio));
  // The check of the pictures guarantees the first width.
  const [first, ...largerWidths] = widths;
  const usable = [first, ...largerWidths.filter((candidate) => candidate <= maxWidth)] as const;
  const sources = (['avif', 'webp'] as const).map(async (format) => {
    const urls = usable.map(async (candidate) => {
      return `${await getVariantUrl(file, candidate, ratio, format, focus)} ${candidate}w`;
    });
    return { type: `image/${format}`, srcSet: (await Promise.all(urls)).join(', ') };
  });
  const defaultWidth = usable[1] ?? usable[0];
  return {
    sources: await Promise.all(sources),
    narrowest: await getVariantUrl(file, first, ratio, 'webp', focus),
    src: await getVariantUrl(file, defaultWidth, ratio, 'jpeg', focus),
    width: defaultWidth,
    height: Math.round(defaultWidth / ratio),
  };
}

const addPhotos = <Item>(
  records: readonly Item[],
  photo: (record: Item) => Promise<Photo> | undefined,
) => Promise.all(records.map(async (record) => ({ ...record, photo: await photo(record) })));

export const addPortraits = <Person extends { portrait?: Portrait }>(people: readonly Person[]) =>
  addPhotos(people, ({ portrait }) =>
    portrait === undefined ? undefined : createPhoto(portrait, 'portrait'),
  );

export const addImages = <Item extends Pick<Article, 'image'>>(records: readonly Item[]) =>
  addPhotos(records, ({ image }) => image && createPhoto(image, 'cover'));

/** The photograph at the top of the home page, if there is one. */
export const createHeroPhoto = async ({ photograph }: Home['hero']) =>
  photograph && { ...(await createPhoto(photograph, 'hero')), alt: photograph.alt };

/** A logo, as SVG or as a PNG that is large enough for every section. */
async function createDrawing(file: string): Promise<Drawing> {
  const { width = 1, height = 1 } = sizes[file] ?? {};
  const src = findFile(drawingFiles, file);
  if (src) return { src, width: Math.round(width), height: Math.round(height) };
  const scale = Math.min(1, 480 / width, 160 / height);
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    src: await getVariantUrl(file, scaled.width, scaled.width / scaled.height, 'png'),
    ...scaled,
  };
}

/** The company's logo, if it has one. */
export async function createLogo({ logo, logoDark }: Site): Promise<Logo | undefined> {
  if (logo === undefined) return undefined;
  const light = await createDrawing(logo);
  const dark = logoDark === undefined ? undefined : await createDrawing(logoDark);
  return { light, dark, isWide: light.width >= 2 * light.height };
}

export const addLogos = (clients: readonly Client[] = []): Promise<PicturedClient[]> =>
  Promise.all(
    clients.map(async (client) => ({
      ...client,
      drawing: client.logo ? await createDrawing(client.logo) : undefined,
    })),
  );
