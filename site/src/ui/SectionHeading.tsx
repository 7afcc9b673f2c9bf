import { Emphasis } from './Emphasis.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import css from './SectionHeading.module.css';

interface Props {
  /** What the section refers to for its name. */
  id: string;
  label: string;
  heading: string;
  lede?: string;
  /** What names the section for those who go from one to the next by ear: the plainer of the two. */
  namedBy?: 'label' | 'heading';
}

/** The head of a section: a small label, a large heading, a sentence or two. */
export function SectionHeading({ id, label, heading, lede, namedBy = 'label' }: Props) {
  return (
    <div className={css.head}>
      <Eyebrow id={namedBy === 'label' ? id : undefined}>{label}</Eyebrow>
      <h2 id={namedBy === 'heading' ? id : undefined}>
        <Emphasis text={heading} />
      </h2>
      {lede !== undefined && <p className={css.lede}>{lede}</p>}
    </div>
  );
}
