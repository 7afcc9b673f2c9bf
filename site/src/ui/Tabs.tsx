import type { ReactNode } from 'react';
import css from './Tabs.module.css';

interface Choice {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** What there is to choose. Screen readers read it before the choices. */
  legend: string;
  /** The name that the radio buttons share. */
  name: string;
  /** At most three: a fourth needs another line in the style sheet. */
  choices: readonly Choice[];
}

/**
 * One of several panels at a time, chosen with radio buttons: this needs no script, and only one
 * stop of the Tab key. Browsers without `:has()` show all panels, and so does paper.
 */
export function Tabs({ legend, name, choices }: Props) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {choices.map(({ id, label }, index) => (
        <label key={id}>
          <input type="radio" name={name} value={id} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
      {choices.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </fieldset>
  );
}
