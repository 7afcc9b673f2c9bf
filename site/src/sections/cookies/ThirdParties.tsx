import { cookies as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { ThirdPartyService } from '@website/content-model/schemas/cookies.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Folded.module.css';
import { UseStatus } from './UseStatus.tsx';

interface Props {
  words: SectionHead;
  services: readonly ThirdPartyService[];
}

/** The services of other companies, with the cookies they set and links to their policies. */
export function ThirdParties({ words, services }: Props) {
  return (
    <Band tone="sunk" height="low" labelledBy="third-parties">
      <div className={css.columns}>
        <SectionHeading id="third-parties" look="small" {...words} />
        <ul className={css.folded}>
          {services.map(({ id, name, purpose, cookies, privacyLink, inUse }) => (
            <li key={id}>
              <Disclosure
                id={`service-${id}`}
                summary={
                  <>
                    <h3>{name}</h3> <UseStatus inUse={inUse} />
                  </>
                }
              >
                <p>{purpose}</p>
                <dl>
                  <dt>{labels.cookiesUsed}</dt>
                  {cookies.map((cookie) => (
                    <dd key={cookie}>{cookie}</dd>
                  ))}
                </dl>
                <p>
                  <ExternalLink href={privacyLink}>{fill(labels.privacyOf, { name })}</ExternalLink>
                </p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
