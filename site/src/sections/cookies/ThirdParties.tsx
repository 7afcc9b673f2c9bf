import type { SectionHead } from '../../schemas/fields.ts';
import type { ThirdPartyService } from '../../schemas/third-party-service.ts';
import { Band } from '../../ui/Band.tsx';
import { Card } from '../../ui/Card.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './ThirdParties.module.css';
import { UseStatus } from './UseStatus.tsx';

interface Props {
  words: SectionHead;
  services: readonly ThirdPartyService[];
}

/** The services of other companies, with the cookies they set and links to their policies. */
export function ThirdParties({ words, services }: Props) {
  return (
    <Band tone="sunk" labelledBy="third-parties">
      <SectionHeading id="third-parties" {...words} />
      <ul className={css.services}>
        {services.map(({ id, name, purpose, cookies, privacyLink, inUse }) => (
          <li key={id}>
            <Card>
              <h3>{name}</h3>
              <UseStatus inUse={inUse} />
              <p>{purpose}</p>
              <dl>
                <dt>Cookies used</dt>
                {cookies.map((cookie) => (
                  <dd key={cookie}>{cookie}</dd>
                ))}
              </dl>
              <ExternalLink href={privacyLink}>Privacy policy of {name}</ExternalLink>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  );
}
