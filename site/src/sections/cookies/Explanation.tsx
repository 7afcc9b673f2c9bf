import type { CookiePolicy } from '@website/content-model/schemas/cookies.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Explanation.module.css';

/** What a cookie is, and what else a browser can store. */
export function Explanation({ words }: { words: NonNullable<CookiePolicy['explanation']> }) {
  return (
    <Band tone="sunk" height="low" labelledBy="explanation">
      <div className={css.columns}>
        <SectionHeading id="explanation" {...words} />
        <div className={css.prose}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
