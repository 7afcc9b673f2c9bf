import { shell } from 'virtual:labels';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import type { CoreValue, Home } from '@website/content-model/schemas/home.ts';
import { Band } from '../../ui/Band.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './About.module.css';
import { PlainFigures } from './PlainFigures.tsx';

export interface Props {
  words: NonNullable<Home['about']>;
  /** The company's, for an unnamed story. */
  name: string;
  values: readonly CoreValue[];
  stats: readonly Stat[];
}

/** Who the company is, and its values. */
export function About({ words, name, values, stats }: Props) {
  const { label = shell.sections.about, heading = name, lede } = words;
  return (
    <Band id="about" tone="sunk" labelledBy="about-heading">
      <div className={css.story}>
        <SectionHeading id="about-heading" label={label} heading={heading} lede={lede} />
        <div className={css.prose}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {words.fit && (
            <>
              <h3>{words.fit.heading}</h3>
              <ul className={css.fit}>
                {words.fit.choices.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b> {text}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <PlainFigures stats={stats} />
      {values.length > 0 && <IconList items={values} />}
    </Band>
  );
}
