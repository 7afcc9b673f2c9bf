import { Emphasis } from './Emphasis.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import css from './SectionHeading.module.css';

interface Props {
  /** So that the section can be labelled by its heading. */
  id: string;
  label: string;
  heading: string;
  lede?: string;
}

/** The head of a section: a small label, a large heading, a sentence or two. */
export function SectionHeading({ id, label, heading, lede }: Props) {
  return (
    <div className={css.head}>
      <Eyebrow>{label}</Eyebrow>
      <h2 id={id}>
        <Emphasis text={heading} />
      </h2>
      {lede !== undefined && <p className={css.lede}>{lede}</p>}
    </div>
  );
}
