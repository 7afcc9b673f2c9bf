import { contact, shell } from 'virtual:labels';
import { ContactColumn } from 'virtual:sections';
import type { Service } from '@website/content-model/schemas/service.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { Delivery } from '../../lib/forms/delivery.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { FigureNotes } from '../FigureNotes.tsx';
import { FormPlace } from '../FormPlace.tsx';
import css from './Contact.module.css';
import type { Props as ColumnProps } from './ContactCards.tsx';

interface Props extends ColumnProps {
  tone?: Tone | undefined;
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
  plate,
  services,
  delivery,
  notes,
  children,
}: Props) {
  const { label = shell.sections.contact, heading = contact.heading, lede } = words;
  return (
    <Band id="contact" tone={tone} labelledBy="contact-heading">
      <div className={css.columns}>
        <SectionHeading id="contact-heading" label={label} heading={heading} lede={lede} />
        <FormPlace
          form="contact"
          delivery={delivery}
          choices={Object.fromEntries(
            services.map(({ route, contactOption }) => [route, contactOption]),
          )}
        >
          {children}
        </FormPlace>
        <ContactColumn words={words} site={site} plate={plate} />
      </div>
      <FigureNotes notes={notes} />
    </Band>
  );
}
