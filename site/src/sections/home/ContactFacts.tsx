import { contact, locale } from 'virtual:labels';
import { describeZone, findChangingZone } from '@website/content-model/lib/hours/clock.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { ReactNode } from 'react';
import { formatHours, getWeekHours, type WeekHours } from '../../lib/hours/hours.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

interface Props {
  site: Site;
  className: string | undefined;
}

/** The ways to reach the company besides the form. The section decides how they look. */
export function ContactFacts({ site, className }: Props) {
  return (
    <ul className={className}>
      <ContactFact title={contact.email}>
        <EmailLink address={site.email.general} />
      </ContactFact>
      {site.phone && (
        <ContactFact title={contact.phone} note={site.phoneNote}>
          <PhoneLink number={site.phone} />
        </ContactFact>
      )}
      {site.address && <ContactFact title={contact.address}>{site.address.join(', ')}</ContactFact>}
      {site.hours && (
        <ContactFact
          title={contact.hours}
          zone={findChangingZone(site.hours)}
          note={describeZone(site.hours.zone, locale)}
          hours={getWeekHours(site.hours)}
        >
          {formatHours(site.hours)}
        </ContactFact>
      )}
    </ul>
  );
}

interface FactProps {
  title: string;
  /** The time zone that the text ends with, if its name changes. */
  zone?: string | undefined;
  note?: string | undefined;
  /** The hours that a script says in the visitor's own time zone, instead of the note. */
  hours?: WeekHours | undefined;
  children: ReactNode;
}

function ContactFact({ title, zone, note, hours, children }: FactProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p data-zone={zone}>{children}</p>
      {note && <p data-hours={hours && JSON.stringify(hours)}>{note}</p>}
    </li>
  );
}
