import type { CookieCategory } from '../../schemas/cookie-category.ts';
import type { SectionHead } from '../../schemas/fields.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Band } from '../../ui/Band.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Categories.module.css';
import { UseStatus } from './UseStatus.tsx';

interface Props {
  words: SectionHead;
  categories: readonly CookieCategory[];
}

/** The kinds of cookies, and which of them are in use. */
export function Categories({ words, categories }: Props) {
  return (
    <Band tone="sunk" labelledBy="categories">
      <SectionHeading id="categories" {...words} />
      <ul className={css.cards}>
        {categories.map(({ id, title, description, required, duration, examples, ...use }) => (
          <li key={id}>
            <h3>{title}</h3>
            <div className={css.marks}>
              <Badge variant={required ? 'default' : 'outline'}>
                {required ? 'Required' : 'Optional'}
              </Badge>
              <UseStatus inUse={use.inUse} words={use.status} />
            </div>
            <p>{description}</p>
            <dl>
              <div>
                <dt>Duration</dt>
                <dd className={css.duration}>{duration}</dd>
              </div>
              <div>
                <dt>Examples</dt>
                <dd>
                  <FeatureList items={examples} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}
