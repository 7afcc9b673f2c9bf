import type { networks } from '@website/content-model/vocabulary.ts';
import { hasIcon } from '../lib/page/networks.ts';

/** The networks' logos, simplified to one line weight. */
const logos = {
  linkedin: 'M4 9v11M4 3v2.5M9 20V9m0 5c0-3 2-5 5-5s5 2 5 5v6',
  github:
    'M9 20c-4 1-4-2-6-2m12 4v-4c0-1 0-2-.5-2.5 3 0 5.5-1.5 5.5-6 0-1.5-.5-2.5-1.5-3.5.5-1.5 0-3 0-3s-1.5 0-3.5 1.5c-2-.5-4-.5-6 0C7 3 5.5 3 5.5 3s-.5 1.5 0 3C4.5 7 4 8 4 9.5c0 4.5 2.5 6 5.5 6C9 16 9 17 9 18v4',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M10 9l5 3-5 3zM5 5h14q3 0 3 3v8q0 3-3 3H5q-3 0-3-3V8q0-3 3-3z',
  instagram:
    'M8 3h8q5 0 5 5v8q0 5-5 5H8q-5 0-5-5V8q0-5 5-5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M17 7h.01',
  facebook: 'M17 3h-2q-4 0-4 4v14M7 12h8',
  mastodon:
    'M8 13V9.5Q8 7 10 7t2 2.5V12M12 9.5Q12 7 14 7t2 2.5V13M7 17q8 1 11-1t2-9q-1-4-8-4T4 7q-.5 9 3 12t8 1.5',
  bluesky:
    'M12 11C11 8 7 4 5 4s-2 1-2 3c0 4 1 6 5 6-4 1-4 3-2 5s5 2 6-3c1 5 4 5 6 3s2-4-2-5c4 0 5-2 5-6 0-2 0-3-2-3s-6 4-7 7z',
  xing: 'M4 7h3l2 4-4 6M19 3l-6 10 4 8',
  tiktok: 'M13 3v12a4 4 0 1 1-4-4M13 3q.5 5 6 5.5',
} as const satisfies Record<(typeof networks)[number], string>;

const linkIcon = 'M9.5 14.5l5-5M11 6l1-1a4.9 4.9 0 0 1 7 7l-1 1M13 18l-1 1a4.9 4.9 0 0 1-7-7l1-1';

/** A social network's logo, or a generic icon for links. Decorative: the link around it has the name. */
export function SocialIcon({ network }: { network: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
      <path d={hasIcon(network) ? logos[network] : linkIcon} />
    </svg>
  );
}
