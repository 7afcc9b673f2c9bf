import { Ending } from './Ending.tsx';

/** A sentence for each field, or undefined once it has been put right. */
export type Errors = Record<string, string | undefined>;

interface Props {
  /** What was wrong when the button was pressed. */
  noted: Errors;
  /** What is wrong now. */
  errors: Errors;
  /** The names of the form's fields. A server may complain about others. */
  fields: object;
}

/** What to change before the form can be sent, each line leading to its field. */
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
                  // Keep the name of the field out of the address and the history.
                  event.preventDefault();
                  document.getElementById(name)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              // The line stays, so that the fields below do not move while someone types in them.
              (message ?? `Done: ${noted[name]}`)
            )}
          </li>
        ))}
      </ul>
    </Ending>
  );
}
