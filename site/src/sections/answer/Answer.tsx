import { Band } from '../../ui/Band.tsx';
import css from './Answer.module.css';

/**
 * How the intake service answers a form without script. The service replaces both marks; the second
 * one becomes paragraphs, and sometimes a form with one button. It shows the promise to who has sent a
 * message.
 */
export function Answer({ promise }: { promise: string }) {
  return (
    <Band height="high">
      <div className={css.answer}>
        <h1>{'{heading}'}</h1>
        {'{lines}'}
        <p hidden data-answered="">
          {promise}
        </p>
        <p>
          <a href="/">Return to Home</a>
        </p>
      </div>
    </Band>
  );
}
