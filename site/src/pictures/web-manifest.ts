import { content } from '../lib/content/content.ts';
import { paint } from './paper.ts';

/** The icons that a phone may cut to its own shape, by their width. */
export const maskableSizes = [192, 512] as const;

/** The room for a name below an icon. */
const shortLength = 12;

/** A name of at most 12 characters: as many of its first words as fit, or else the whole name. */
export function shortName(name: string): string {
  if (name.length <= shortLength) return name;
  const words = name.split(' ');
  const fitting = words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .findLast((part) => part.length <= shortLength);
  return fitting?.replace(/[^\p{L}\p{N}.)]+$/u, '') || name;
}

/** What a phone shows if someone adds the site to the home screen. */
export const webManifest = {
  id: '/',
  name: content.site.name,
  short_name: shortName(content.site.name),
  description: content.home.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  // A website with links to other pages, not an application: the address bar stays, and browsers
  // do not offer to install it.
  display: 'browser',
  background_color: paint('--paper'),
  theme_color: paint('--paper'),
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...maskableSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  ],
};
