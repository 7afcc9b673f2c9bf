import { contact, intake } from 'virtual:labels';
import { Band } from '../../ui/Band.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import css from './Answer.module.css';

/**
 * How the intake service answers a form without script. The service replaces both marks; the second
 * one becomes paragraphs, and sometimes a form with one button. It shows the promise to who has sent a
 * message.
 */
export function Answer({ promise, booking }: { promise: string; booking: string | undefined }) {
  return (
    <Band height="high">
      <div className={css.answer}>
        <h1>{'{heading}'}</h1>
        {'{lines}'}
        <p hidden data-answered="">
          {promise}
          {booking && (
            <>
              {' '}
              <ExternalLink href={booking}>{contact.book}</ExternalLink>
            </>
          )}
        </p>
        <p>
          <a href="/">{intake.home}</a>
        </p>
      </div>
    </Band>
  );
}
