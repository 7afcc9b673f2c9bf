import type { ReactNode } from 'react';
import { Emphasis } from './Emphasis.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import css from './SectionHeading.module.css';

interface Props {
  /** The section refers to this id for its accessible name. */
  id: string;
  label: string;
  heading: string;
  lede?: string | undefined;
  /**
   * `beside` puts the sentences in a second column. `small` has a smaller heading and shows no label:
   * for a part of the page that supports another.
   */
  look?: 'beside' | 'small';
  /** Which text names the section for screen readers. Choose the plainer of the two. */
  namedBy?: 'label' | 'heading';
  /** Follows the sentences: a line with links. */
  children?: ReactNode;
}

/** The top of a section: a small label, a large heading, one or two sentences. */
export function SectionHeading({
  id,
  label,
  heading,
  lede,
  look,
  namedBy = 'label',
  children,
}: Props) {
  return (
    <div className={css.head} data-look={look}>
      <Eyebrow id={namedBy === 'label' ? id : undefined}>{label}</Eyebrow>
      <h2 id={namedBy === 'heading' ? id : undefined}>
        <Emphasis text={heading} />
      </h2>
      {lede !== undefined && <p className={css.lede}>{lede}</p>}
      {children}
    </div>
  );
}
