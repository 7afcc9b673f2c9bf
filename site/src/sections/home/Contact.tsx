import { contact, locale, shell } from 'virtual:labels';
import { describeZone, findChangingZone } from '@website/content-model/lib/hours/clock.ts';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { Delivery } from '../../lib/forms/delivery.ts';
import { formatHours, getWeekHours, type WeekHours } from '../../lib/hours/hours.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { FigureNotes } from '../FigureNotes.tsx';
import { FormPlace } from '../FormPlace.tsx';
import css from './Contact.module.css';

interface Props {
  words: Home['contact'];
  tone?: Tone | undefined;
  site: Site;
  services: readonly Service[];
  delivery: Delivery;
  /** How the figures of the page were counted, at its end. */
  notes: ComponentProps<typeof FigureNotes>['notes'];
  /** The form, an island of the page. */
  children: ReactNode;
}

/** All ways to reach the company. */
export function Contact({
  words,
  tone = 'sunk',
  site,
  services,
  delivery,
  notes,
  children,
}: Props) {
  const { label = shell.sections.contact, heading = contact.heading, guarantee, steps } = words;
  const isPromised = guarantee ?? steps ?? site.booking;
  return (
    <Band id="contact" tone={tone} labelledBy="contact-heading">
      <div className={css.columns}>
        <SectionHeading id="contact-heading" label={label} heading={heading} lede={words.lede} />
        <FormPlace
          form="contact"
          delivery={delivery}
          choices={Object.fromEntries(
            services.map(({ route, contactOption }) => [route, contactOption]),
          )}
        >
          {children}
        </FormPlace>
        <div>
          {isPromised && (
            <div className={css.guarantee}>
              {guarantee && <h3>{guarantee.title}</h3>}
              {steps && (
                <ol>
                  {steps.map(({ title, text }) => (
                    <li key={title}>
                      <b>{title}</b> {text}
                    </li>
                  ))}
                </ol>
              )}
              {guarantee && <p>{guarantee.text}</p>}
              {site.booking !== undefined && (
                <LinkButton href={site.booking} variant="outline" size="small">
                  {contact.book}
                </LinkButton>
              )}
            </div>
          )}
          <ul className={css.cards}>
            <InfoCard title={contact.email}>
              <EmailLink address={site.email.general} />
            </InfoCard>
            {site.phone && (
              <InfoCard title={contact.phone} note={site.phoneNote}>
                <PhoneLink number={site.phone} />
              </InfoCard>
            )}
            {site.address && <InfoCard title={contact.address}>{site.address.join(', ')}</InfoCard>}
            {site.hours && (
              <InfoCard
                title={contact.hours}
                zone={findChangingZone(site.hours)}
                note={describeZone(site.hours.zone, locale)}
                hours={getWeekHours(site.hours)}
              >
                {formatHours(site.hours)}
              </InfoCard>
            )}
          </ul>
        </div>
      </div>
      <FigureNotes notes={notes} />
    </Band>
  );
}

interface InfoCardProps {
  title: string;
  /** The time zone that the text ends with, if its name changes. */
  zone?: string | undefined;
  note?: string | undefined;
  /** The hours that a script says in the visitor's own time zone, instead of the note. */
  hours?: WeekHours | undefined;
  children: ReactNode;
}

function InfoCard({ title, zone, note, hours, children }: InfoCardProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p data-zone={zone}>{children}</p>
      {note && <p data-hours={hours && JSON.stringify(hours)}>{note}</p>}
    </li>
  );
}
