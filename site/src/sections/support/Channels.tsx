import { support as labels } from 'virtual:labels';
import { supportEmail } from '../../lib/email/support-email.ts';
import { movingZone } from '../../lib/hours/clock.ts';
import { hoursText } from '../../lib/hours/hours.ts';
import { tel } from '../../lib/text/tel.ts';
import type { Site } from '../../schemas/site.ts';
import type { Support, SupportChannel } from '../../schemas/support.ts';
import { Band } from '../../ui/Band.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Channels.module.css';

/** How to reach a person, when, and how soon they answer. */
export function Channels({ words, site }: { words: Support['channels']; site: Site }) {
  return (
    <div data-search-group={words.label}>
      <Band tone="sunk" labelledBy="channels">
        <SectionHeading id="channels" look="beside" {...words} />
        <ul className={css.channels}>
          {words.items.map((channel) => (
            <li key={channel.id} data-search-item="">
              <Icon name={channel.icon} />
              <h3>{channel.title}</h3>
              <p>{channel.description}</p>
              <dl>
                <dt>{labels.availability}</dt>
                {channel.availability === 'any time' ? (
                  <dd>{labels.anyTime}</dd>
                ) : (
                  <dd data-zone={movingZone(site.hours)}>{hoursText(site.hours)}</dd>
                )}
                <dt>{labels.responseTime}</dt>
                <dd>{capitalized(channel.responseTime)}</dd>
              </dl>
              <div className={css.action}>
                <Action action={channel.action} site={site} />
              </div>
            </li>
          ))}
        </ul>
      </Band>
    </div>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Action({ action, site }: { action: SupportChannel['action']; site: Site }) {
  if (action.by === 'page') return <Go href={action.link}>{action.label}</Go>;
  if (action.by === 'phone') {
    if (site.phone === undefined) return <span>Phone not set</span>;
    return <Go href={tel(site.phone)}>{`${action.label} ${site.phone}`}</Go>;
  }
  const href = supportEmail(site, action);
  return href === undefined ? <span>Email not set</span> : <Go href={href}>{action.label}</Go>;
}

function Go({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} size="small" variant="outline">
      {children}
    </LinkButton>
  );
}
