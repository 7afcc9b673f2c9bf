import { support as labels } from 'virtual:labels';
import { findChangingZone } from '@website/content-model/lib/hours/clock.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { Support, SupportChannel } from '@website/content-model/schemas/support.ts';
import { createSupportLink } from '../../lib/email/support-email.ts';
import { formatHours } from '../../lib/hours/hours.ts';
import { tel } from '../../lib/text/tel.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Band } from '../../ui/Band.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Channels.module.css';

/** How to reach a person, when, and how soon they answer. */
export function Channels({ words, site }: { words: Support['channels']; site: Site }) {
  const channels = words.items.filter(({ action }) => action.by !== 'phone' || site.phone);
  return (
    <div data-search-group={words.label}>
      <Band tone="sunk" labelledBy="channels">
        <SectionHeading id="channels" look="beside" {...words}>
          {words.more && (
            <p className={css.more}>
              <Anchor href={words.more.link}>{words.more.label}</Anchor>
            </p>
          )}
        </SectionHeading>
        <Grid most={4} rows={4} className={css.channels}>
          {channels.map((channel) => (
            <li key={channel.id} data-search-item="">
              <Icon name={channel.icon} />
              <h3>{channel.title}</h3>
              <p>{channel.description}</p>
              <dl>
                <Availability of={channel} hours={site.hours} />
                <dt>{labels.responseTime}</dt>
                <dd>{capitalize(channel.responseTime)}</dd>
              </dl>
              <div className={css.action}>
                <Action action={channel.action} site={site} />
              </div>
            </li>
          ))}
        </Grid>
      </Band>
    </div>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Availability({ of, hours }: { of: SupportChannel; hours: Site['hours'] }) {
  const isAlways = of.availability === 'any time';
  if (!isAlways && !hours) return null;
  return (
    <>
      <dt>{labels.availability}</dt>
      {isAlways || !hours ? (
        <dd>{labels.anyTime}</dd>
      ) : (
        <dd data-zone={findChangingZone(hours)}>{formatHours(hours)}</dd>
      )}
    </>
  );
}

function Action({ action, site }: { action: SupportChannel['action']; site: Site }) {
  if (action.by === 'page') return <ActionLink href={action.link}>{action.label}</ActionLink>;
  if (action.by === 'phone') {
    return (
      site.phone && (
        <ActionLink href={tel(site.phone)}>{`${action.label} ${site.phone}`}</ActionLink>
      )
    );
  }
  return <ActionLink href={createSupportLink(site, action)}>{action.label}</ActionLink>;
}

function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} size="small" variant="outline">
      {children}
    </LinkButton>
  );
}
