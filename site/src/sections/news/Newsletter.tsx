import type { News } from '@website/content-model/schemas/news.ts';
import { NewsletterForm } from '../../islands/NewsletterForm.tsx';
import type { Delivery } from '../../lib/forms/delivery.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { FormPlace } from '../FormPlace.tsx';
import css from './Newsletter.module.css';

interface Props {
  words: NonNullable<News['newsletter']>;
  delivery: Delivery;
  /** The URL of the island script, which handles the form in the page. */
  island: string;
}

/** The form to subscribe to the newsletter. */
export function Newsletter({ words, delivery, island }: Props) {
  const { note, promise, ...head } = words;
  return (
    <Band labelledBy="newsletter-heading">
      <div className={css.columns}>
        <SectionHeading id="newsletter-heading" {...head} />
        <FormPlace
          form="newsletter"
          delivery={delivery}
          contents={note.contents}
          island={island}
          footnote={promise}
        >
          <NewsletterForm {...delivery} />
        </FormPlace>
      </div>
    </Band>
  );
}
