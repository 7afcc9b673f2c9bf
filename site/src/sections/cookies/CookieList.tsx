import { cookies as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Cookie } from '@website/content-model/schemas/cookies.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { formatDuration } from '../../lib/cookies/duration-text.ts';
import { Band } from '../../ui/Band.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './CookieList.module.css';
import { UseStatus } from './UseStatus.tsx';

interface Props {
  words: SectionHead;
  cookies: readonly Cookie[];
}

/** Every cookie by name. Those that are only examples are folded away. */
export function CookieList({ words, cookies }: Props) {
  const [used = [], examples = []] = [true, false].map((inUse) =>
    cookies.filter((cookie) => cookie.inUse === inUse),
  );
  return (
    <Band labelledBy="cookies">
      <SectionHeading id="cookies" look="beside" {...words} />
      <Cookies cookies={used} />
      {examples.length > 0 && (
        <Disclosure summary={fill(labels.examplesCount, { count: examples.length })}>
          <Cookies cookies={examples} />
        </Disclosure>
      )}
    </Band>
  );
}

function Cookies({ cookies }: Pick<Props, 'cookies'>) {
  return (
    <ul className={css.cookies}>
      {cookies.map(({ id, name, type, purpose, duration, provider, inUse, ...details }) => (
        <li key={id}>
          <div>
            <h3>{name}</h3>
            <UseStatus inUse={inUse} />
          </div>
          <p>{purpose}</p>
          <FactList
            facts={[
              [labels.type, labels.types[type]],
              [labels.duration, formatDuration(duration)],
              [labels.provider, provider],
            ]}
          />
          <Disclosure
            id={`cookie-${id}`}
            summary={
              <span>
                {labels.details}
                <VisuallyHidden> {fill(labels.detailsOf, { name })}</VisuallyHidden>
              </span>
            }
          >
            <FactList
              facts={[
                [labels.keptIn, labels.places[details.keptIn]],
                [labels.holds, details.holds],
                [labels.lifetime, details.lifetime],
              ]}
            />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
