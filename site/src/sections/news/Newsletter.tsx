import { newsletterFields } from '@orrery/form-contract';
import { mailto } from '../../lib/mailto.ts';
import type { News } from '../../schemas/news.ts';
import { Band } from '../../ui/Band.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Newsletter.module.css';

interface Props {
  copy: News['newsletter'];
  /** Where the request goes. Without one the form could only mislead, and is not offered. */
  address: string | undefined;
}

/** Asks for the newsletter: by a mail that the visitor sends, so that this site takes no address. */
export function Newsletter({ copy, address }: Props) {
  const { mail, note, ...head } = copy;
  return (
    <Band tone="sunk" labelledBy="newsletter-heading">
      <div className={css.columns}>
        <SectionHeading id="newsletter-heading" {...head} />
        {address === undefined ? (
          <p className={css.form}>Email not set: the newsletter cannot be asked for here yet.</p>
        ) : (
          <form
            className={css.form}
            action={mailto(address, { subject: 'Newsletter subscription' })}
            method="post"
            encType="text/plain"
            aria-labelledby="newsletter-heading"
          >
            <Field
              name="email"
              label="Email Address"
              type="email"
              autoComplete="email"
              {...newsletterFields.email}
            />
            <Button type="submit">Subscribe</Button>
            <p>{mail}</p>
            <p>{note}</p>
          </form>
        )}
      </div>
    </Band>
  );
}
