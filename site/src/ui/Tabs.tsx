import type { ReactNode } from 'react';
import css from './Tabs.module.css';

interface Choice {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** What is chosen, read out before the choices. */
  legend: string;
  /** The name that the radio buttons share on the page. */
  name: string;
  /** At most three: a fourth needs a line in the style sheet. */
  choices: readonly Choice[];
}

/**
 * One of several panels at a time, picked by radio buttons: no script, and one stop for the Tab key.
 * A browser that cannot tell which is picked shows all of them, and so does paper.
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
