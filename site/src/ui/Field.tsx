import { forms } from 'virtual:labels';
import type { ReactNode } from 'react';
import css from './Field.module.css';

interface Props {
  /** The control's id and name. */
  name: string;
  label: string;
  required?: boolean;
  /** The kind of value that the browser may autofill. */
  autoComplete?: string;
  type?: 'text' | 'email' | 'search';
  /** Makes it a select. Its first entry stands for no choice. */
  options?: readonly string[];
  /** Makes it a text area with this many lines. */
  rows?: number;
  readOnly?: boolean;
  hint?: string;
  error?: string;
  /** The name by which a script finds the control. */
  'data-part'?: string;
}

/** A labeled form control. An asterisk marks required fields. */
export function Field(props: Props) {
  const { name, label, hint, error, options, rows, type = 'text', readOnly, ...attributes } = props;
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  const errorId = error === undefined ? undefined : `${name}-error`;
  const control = {
    id: name,
    name,
    ...attributes,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  return (
    <div className={css.field}>
      <label htmlFor={name}>
        {label}
        {attributes.required && (
          <span className={css.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint !== undefined && <Note id={hintId}>{hint}</Note>}
      {options !== undefined ? (
        // A select has no `readOnly`, so the form has to undo changes.
        <select {...control} aria-readonly={readOnly || undefined}>
          <option value="">{forms.undecided}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : rows !== undefined ? (
        <textarea {...control} readOnly={readOnly} dir="auto" rows={rows} />
      ) : (
        <input {...control} readOnly={readOnly} dir="auto" type={type} />
      )}
      {error !== undefined && (
        <Note id={errorId} isError>
          {error}
        </Note>
      )}
    </div>
  );
}

function Note({
  id,
  isError,
  children,
}: {
  id?: string | undefined;
  isError?: boolean;
  children: ReactNode;
}) {
  return (
    <p id={id} className={css.note} data-error={isError}>
      {children}
    </p>
  );
}
