import { shell } from 'virtual:labels';
import { Band } from '../../ui/Band.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import type { Props } from './About.tsx';
import { PlainFigures } from './PlainFigures.tsx';
import css from './ShortAbout.module.css';

/** Who the company is, in one paragraph: as large as an introduction, beside the heading. */
export function ShortAbout({ words, name, values, stats }: Props) {
  const { label = shell.sections.about, heading = name, paragraphs } = words;
  return (
    <Band id="about" tone="sunk" labelledBy="about-heading">
      <div className={css.story}>
        <SectionHeading id="about-heading" label={label} heading={heading} />
        <p>{paragraphs[0]}</p>
      </div>
      <PlainFigures stats={stats} />
      {values.length > 0 && <IconList items={values} />}
    </Band>
  );
}
