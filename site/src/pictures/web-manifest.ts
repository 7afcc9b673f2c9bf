import { light } from 'virtual:colors';
import { language } from 'virtual:labels';
import { content } from '../lib/content/content.ts';

/** The icons that a phone may cut to its own shape, by their width. */
export const maskableSizes = [192, 512] as const;

/** As many of the first words of a name as fit below an icon, or else the whole name. */
export const shortenName = (name: string) =>
  /^.{0,11}[\p{L}\p{N}.)](?=,?(?:\s|$))/u.exec(name)?.[0] ?? name;

/** What a phone shows if someone adds the site to the home screen. */
export const webManifest = {
  id: '/',
  name: content.site.name,
  short_name: shortenName(content.site.name),
  description: content.home.description ?? content.home.hero.lede,
  lang: language,
  start_url: '/',
  scope: '/',
  // A website, not an application: the address bar stays, and browsers do not offer to install it.
  display: 'browser',
  background_color: light.get('--paper'),
  theme_color: light.get('--paper'),
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
