import type { Careers } from '@website/content-model/schemas/careers.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Culture.module.css';

/** The working habits of the company. */
export function Culture({
  words,
  tone = 'sunk',
}: {
  words: NonNullable<Careers['culture']>;
  tone?: Tone | undefined;
}) {
  return (
    <Band tone={tone} labelledBy="culture">
      <div className={css.columns}>
        <SectionHeading id="culture" {...words} />
        <ul className={css.habits}>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
