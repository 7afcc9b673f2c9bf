import { cookies as labels } from 'virtual:labels';
import type { CookiePolicy } from '@website/content-model/schemas/cookies.ts';
import { Band } from '../../ui/Band.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Folded.module.css';

/** The menus of each browser that show, delete and block what sites store. */
export function BrowserGuides({ words }: { words: NonNullable<CookiePolicy['browsers']> }) {
  return (
    <Band height="low" labelledBy="browsers">
      <div className={css.columns}>
        <SectionHeading id="browsers" look="small" {...words} />
        <ul className={css.folded}>
          {words.guides.map(({ name, see, block, phone }) => (
            <li key={name}>
              <Disclosure id={`browser-${name.toLowerCase()}`} summary={<h3>{name}</h3>}>
                <h4>{labels.seeAndDelete}</h4>
                <Path steps={see} />
                <h4>{labels.block}</h4>
                <Path steps={block} />
                {phone && (
                  <>
                    <h4>{labels.phone}</h4>
                    <Path steps={phone} />
                  </>
                )}
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Path({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step} </li>
      ))}
    </ol>
  );
}
