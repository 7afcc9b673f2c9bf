import type { CookiePolicy } from '../../schemas/cookie-policy.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Explanation.module.css';

/** What a cookie is, and what else a browser can keep. */
export function Explanation({ copy }: { copy: CookiePolicy['explanation'] }) {
  return (
    <Band tone="sunk" labelledBy="explanation">
      <div className={css.columns}>
        <SectionHeading id="explanation" {...copy} />
        <div className={css.prose}>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
