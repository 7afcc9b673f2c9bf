import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { DialPart } from '../../figures/Dial.tsx';
import { InstrumentParts } from '../../figures/Instrument.tsx';
import { PlateParts } from '../../figures/Plate.tsx';
import { SealParts } from '../../figures/Seal.tsx';
import { content } from '../../lib/content/content.ts';
import { IconParts } from '../../ui/Icon.tsx';
import { SocialIconParts } from '../../ui/SocialIcon.tsx';
import { StarPart } from '../../ui/Stars.tsx';

const markup = renderToStaticMarkup(
  // biome-ignore lint/a11y/noSvgWithoutTitle: nobody sees the file as a whole.
  <svg xmlns="http://www.w3.org/2000/svg">
    <PlateParts />
    <InstrumentParts />
    <IconParts />
    <SocialIconParts />
    <DialPart />
    <StarPart />
    <SealParts names={content.testimonials.map(({ name }) => name)} />
  </svg>,
);
const hash = createHash('sha256').update(markup).digest('base64url').slice(0, 8);

/**
 * All plates, icons and logos, and what several figures share, as one file. The home page shows most of
 * them, and would be too large with their lines in it. Its name changes with its contents, like that of
 * every file in `_astro`.
 */
export const drawings = { folder: '_astro', hash, markup, url: `/_astro/drawings.${hash}.svg` };
