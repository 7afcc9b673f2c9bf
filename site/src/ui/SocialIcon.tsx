/** The networks' logos, simplified to one line weight. */
const signs = {
  linkedin: 'M4 9v11M4 3v2.5M9 20V9m0 5c0-3 2-5 5-5s5 2 5 5v6',
  github:
    'M9 20c-4 1-4-2-6-2m12 4v-4c0-1 0-2-.5-2.5 3 0 5.5-1.5 5.5-6 0-1.5-.5-2.5-1.5-3.5.5-1.5 0-3 0-3s-1.5 0-3.5 1.5c-2-.5-4-.5-6 0C7 3 5.5 3 5.5 3s-.5 1.5 0 3C4.5 7 4 8 4 9.5c0 4.5 2.5 6 5.5 6C9 16 9 17 9 18v4',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M10 9l5 3-5 3zM5 5h14q3 0 3 3v8q0 3-3 3H5q-3 0-3-3V8q0-3 3-3z',
} as const;

type Network = keyof typeof signs;

export const networks = Object.keys(signs) as Network[];

/** A social network's logo. Decorative: the link around it has the name. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
      <path d={signs[network]} />
    </svg>
  );
}
