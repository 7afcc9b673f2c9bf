import type { Ref } from 'react';
import css from './MessageForm.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  errors: Record<string, string | undefined>;
}

/** What to change before the form can be sent, each leading to its field. Takes the focus. */
export function ErrorSummary({ ref, errors }: Props) {
  const wrong = Object.entries(errors);
  if (wrong.length === 0) return null;
  return (
    <section
      ref={ref}
      className={css.ending}
      data-problem=""
      tabIndex={-1}
      aria-labelledby="summary"
    >
      <h3 id="summary">
        {wrong.length === 1 ? 'One thing to put right' : `${wrong.length} things to put right`}
      </h3>
      <ul>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // The address would keep the name of the field, and the way back a step for it.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
