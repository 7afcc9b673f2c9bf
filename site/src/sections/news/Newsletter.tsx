import type { News } from '@website/content-model/schemas/news.ts';
import type { ReactNode } from 'react';
import type { Delivery } from '../../lib/forms/delivery.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { FormPlace } from '../FormPlace.tsx';
import css from './Newsletter.module.css';

interface Props {
  words: NonNullable<News['newsletter']>;
  delivery: Delivery;
  /** The form, an island of the page. */
  children: ReactNode;
}

/** The form to subscribe to the newsletter. */
export function Newsletter({ words, delivery, children }: Props) {
  const { promise, ...head } = words;
  return (
    <Band labelledBy="newsletter-heading">
      <div className={css.columns}>
        <SectionHeading id="newsletter-heading" {...head} />
        <FormPlace form="newsletter" delivery={delivery} footnote={promise}>
          {children}
        </FormPlace>
      </div>
    </Band>
  );
}
