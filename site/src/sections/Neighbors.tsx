import type { ReactNode } from 'react';
import css from './Neighbors.module.css';

/** A page that one can go on to. */
export interface Neighbor {
  /** Which one it is: "Next service". */
  label: string;
  title: string;
  href: string;
  drawing?: ReactNode;
}

interface Props {
  /** What they are: "Other services". */
  label: string;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** The pages before and after this one, in the order of their list. */
export function Neighbors({ label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={css.turn} aria-label={label}>
      {previous && <NeighborLink neighbor={previous} rel="prev" />}
      {next && <NeighborLink neighbor={next} rel="next" />}
    </nav>
  );
}

function NeighborLink({ neighbor, rel }: { neighbor: Neighbor; rel: 'prev' | 'next' }) {
  const { label, title, href, drawing } = neighbor;
  return (
    <a href={href} rel={rel}>
      {drawing}
      <div>
        <span>{label}</span>
        {title}
      </div>
    </a>
  );
}
