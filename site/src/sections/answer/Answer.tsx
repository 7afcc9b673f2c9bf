import { intake } from 'virtual:labels';
import { Band } from '../../ui/Band.tsx';
import css from './Answer.module.css';

/**
 * How the intake service answers a form without script. The service replaces both marks: the first by a heading, the
 * second by paragraphs, the steps that come next, or a form with one button.
 */
export function Answer() {
  return (
    <Band height="high">
      <div className={css.answer}>
        <h1>{'{heading}'}</h1>
        {'{lines}'}
        <p>
          <a href="/">{intake.home}</a>
        </p>
      </div>
    </Band>
  );
}
