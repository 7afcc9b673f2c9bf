import { forms } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { formatCount } from '../lib/text/number-words.ts';
import { Ending } from './Ending.tsx';
import css from './MessageForm.module.css';

/** An error message for each field, or undefined once the field is correct. */
export type Errors = Record<string, string | undefined>;

interface Props {
  /** The errors at the time of the submit. */
  noted: Errors;
  /** The errors now. */
  errors: Errors;
  /** The label of each field. A server may report errors for other names. */
  labels: Record<string, string>;
}

/** Lists what to change before the form can be sent. Each line links to its field. */
export function ErrorSummary({ noted, errors, labels }: Props) {
  const lines = Object.entries({ ...noted, ...errors }).filter(
    ([name, message]) => message ?? noted[name],
  );
  const left = lines.filter(([name, message]) => message && name in labels).length;
  return (
    <Ending
      heading={left === 0 ? forms.nothingLeft : formatCount(forms.check, left)}
      isProblem
      cause={noted}
    >
      <ul className={css.errors}>
        {lines.map(([name, message]) =>
          name in labels ? (
            <li key={name} data-done={!message}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  // Keep the field's name out of the URL and the history.
                  event.preventDefault();
                  document.getElementById(name)?.focus();
                }}
              >
                {message ?? noted[name]}
              </a>
              {!message && <span>{fill(forms.done, { label: labels[name] as string })}</span>}
            </li>
          ) : (
            <li key={name}>{message}</li>
          ),
        )}
      </ul>
    </Ending>
  );
}
