import { sectionHref } from '../../lib/routes.ts';
import type { CookiePolicy } from '../../schemas/cookie-policy.ts';
import type { Site } from '../../schemas/site.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { MailLink } from '../shell/Reach.tsx';
import css from './PrivacyTeam.module.css';

interface Props {
  copy: CookiePolicy['privacyTeam'];
  updates: CookiePolicy['updates'];
  site: Site;
}

/** Who answers for this policy, and how it changes. */
export function PrivacyTeam({ copy, updates, site }: Props) {
  return (
    <Band tone="sunk" labelledBy="privacy-team">
      <div className={css.columns}>
        <SectionHeading id="privacy-team" {...copy} />
        <dl className={css.facts}>
          <div>
            <dt>Email</dt>
            <dd>
              <MailLink address={site.email.privacy} />
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>{site.address?.join(', ') ?? 'Postal address not set'}</dd>
          </div>
          <div>
            <dt>Response</dt>
            <dd>Answered {site.response.privacy}</dd>
          </div>
        </dl>
        <aside className={css.updates} aria-labelledby="updates">
          <h2 id="updates">Policy Updates</h2>
          <p>{updates.text}</p>
          <TextLink href={sectionHref('contact', '/cookies')}>Contact us</TextLink>
          <TextLink href="/privacy">Privacy policy</TextLink>
        </aside>
      </div>
    </Band>
  );
}
