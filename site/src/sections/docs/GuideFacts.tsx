import { docs as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { countMinutes } from '@website/content-model/lib/text/reading-time.ts';
import type { Guide } from '@website/content-model/schemas/docs.ts';
import { Moon } from '../../figures/Moon.tsx';
import { phases } from '../../lib/docs/phases.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { Filled } from '../../ui/Filled.tsx';
import css from './GuideFacts.module.css';

/** How hard a guide is, how long it takes to read, and when it was last changed. */
export function GuideFacts({ difficulty, text, lastUpdated }: Guide) {
  return (
    <p className={css.facts}>
      <span>
        <Moon phase={phases[difficulty]} /> {labels.difficulty[difficulty]}
      </span>{' '}
      <span>{fill(page.readTime, { minutes: countMinutes(text) })}</span>{' '}
      <span>
        <Filled
          label={labels.updatedOn}
          parts={{ date: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time> }}
        />
      </span>
    </p>
  );
}
