import { Ending } from './Ending.tsx';

/** An error message for each field, or undefined once the field is correct. */
export type Errors = Record<string, string | undefined>;

interface Props {
  /** The errors at the time of the submit. */
  noted: Errors;
  /** The errors now. */
  errors: Errors;
  /** The names of the form's fields. A server may report errors for other names. */
  fields: object;
}

/** Lists what to change before the form can be sent. Each line links to its field. */
export function ErrorSummary({ noted, errors, fields }: Props) {
  const lines = Object.entries({ ...noted, ...errors });
  const left = lines.filter(([name, message]) => message && name in fields).length;
  return (
    <Ending
      heading={left === 0 ? 'Nothing left to check' : `Check ${left} field${left === 1 ? '' : 's'}`}
      isProblem
      cause={noted}
    >
      <ul>
        {lines.map(([name, message]) => (
          <li key={name}>
            {message && name in fields ? (
              <a
                href={`#${name}`}
                onClick={(event) => {
                  // Keep the field's name out of the URL and the history.
                  event.preventDefault();
                  document.getElementById(name)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              // Keep the line, so that the fields below do not move while someone types in them.
              (message ?? `Done: ${noted[name]}`)
            )}
          </li>
        ))}
      </ul>
    </Ending>
  );
}
