import { useState } from 'react';
import type { Field } from '../field.ts';
import { CharacterCount } from './CharacterCount.tsx';
import type { Message } from './editor-state.ts';
import { NamesInBraces } from './NamesInBraces.tsx';
import { PictureControl } from './PictureControl.tsx';

interface ControlProps {
  field: Field;
  /** What every control has, so that its label and its help belong to it. */
  common: { id: string; name: string; 'aria-describedby': string };
  onChange: (value: Field['value']) => void;
}

/** The right control for a field, with its name, its help and what is in it. */
export function FieldControl({
  field,
  report,
  onChange,
}: {
  field: Field;
  report: (message: Message) => void;
  onChange: (value: Field['value']) => void;
}) {
  const { id, name, help } = field;
  const common = { id, name: id, 'aria-describedby': `${id}-help` };
  const renderControl = () => {
    switch (field.kind) {
      case 'text':
      case 'passage':
      case 'markdown':
        return <TextControl field={field} common={common} onChange={onChange} />;
      case 'number':
      case 'date':
        return <ValueControl field={field} common={common} onChange={onChange} />;
      case 'choice':
        return <ChoiceControl field={field} common={common} onChange={onChange} />;
      case 'switch':
        return <SwitchControl field={field} common={common} onChange={onChange} />;
      case 'picture':
        return <PictureControl field={field} common={common} report={report} />;
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {renderControl()}
      <NamesInBraces field={field} />
      <p id={`${id}-help`} className="help">
        {help}
      </p>
    </div>
  );
}

function TextControl({ field, common, onChange }: ControlProps) {
  const { value, fallback, kind, optional } = field;
  const written = `${value ?? fallback ?? ''}`;
  const [text, setText] = useState(written);
  const lines = Math.ceil(`${value ?? ''}`.length / 36);

  function change(next: string) {
    setText(next);
    onChange((next === '' && optional) || next === fallback ? null : next);
  }

  return (
    <>
      <textarea
        {...common}
        defaultValue={written}
        rows={kind === 'markdown' ? 12 : Math.min(8, Math.max(2, lines))}
        onChange={({ target }) => change(target.value)}
      />
      <CharacterCount field={field} text={text} />
    </>
  );
}

function ValueControl({ field: { kind, value, optional }, common, onChange }: ControlProps) {
  function change(text: string) {
    if (text === '') onChange(optional ? null : text);
    else onChange(kind === 'number' ? Number(text) : text);
  }

  return (
    <input
      {...common}
      type={kind}
      step="any"
      defaultValue={`${value ?? ''}`}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function ChoiceControl({
  field: { value, options = [], optional },
  common,
  onChange,
}: ControlProps) {
  return (
    <select
      {...common}
      defaultValue={`${value ?? ''}`}
      onChange={({ target }) => onChange(target.value || null)}
    >
      {(optional ? ['', ...options] : options).map((option) => (
        <option key={option} value={option}>
          {option || '(left out)'}
        </option>
      ))}
    </select>
  );
}

/** A switch that may be left out is a choice of three. */
function SwitchControl({ field: { value, optional }, common, onChange }: ControlProps) {
  if (!optional)
    return (
      <input
        {...common}
        type="checkbox"
        defaultChecked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  return (
    <select
      {...common}
      defaultValue={`${value}`}
      onChange={({ target }) => onChange(JSON.parse(target.value))}
    >
      <option value="null">Not set</option>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  );
}
