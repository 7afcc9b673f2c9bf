import { type SubmitEvent, useState } from 'react';
import type { Field } from '../field.ts';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { FieldControl } from './FieldControl.tsx';
import { ListTools } from './ListTools.tsx';
import { MessageLine } from './MessageLine.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { ask } from './server.ts';
import { type Change, useCheck } from './use-check.ts';

type Values = ReadonlyMap<string, Field['value']>;

/** The form for a field and the others of the same part. */
export function FieldForm({
  field,
  page,
  same,
}: {
  field: Field;
  /** The page, if the field was chosen there: its text is compared after saving. */
  page: string | undefined;
  /** Fields that say the same in other places, and change with it. */
  same: readonly Field[];
}) {
  const { site, dispatch, close, mayDiscard, send } = useEditor();
  const [values, setValues] = useState<Values>(new Map());
  const [message, setMessage] = useState<Message>();
  const [isSaving, setSaving] = useState(false);
  const others = site.fields.filter(({ part, id }) => part === field.part && id !== field.id);
  const changes = listChanges(values);
  const fault = useCheck(changes, isSaving);

  function listChanges(values: Values): Change[] {
    return [field, ...others].flatMap(({ id, value }) => {
      const next = values.get(id);
      if (next === undefined || next === value) return [];
      const ids = id === field.id ? [id, ...same.map((other) => other.id)] : [id];
      return ids.map((changed) => ({ id: changed, value: next }));
    });
  }

  function change(id: string, value: Field['value']) {
    const next = new Map(values).set(id, value);
    setValues(next);
    setMessage(undefined);
    dispatch({ type: 'type', isTyped: listChanges(next).length > 0 });
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (changes.length === 0) return close();
    if (isSaving) return;
    setSaving(true);
    setMessage({ words: 'Saving…' });
    // Only the text that was clicked is sure to be on the page.
    const given = { changes, page: values.has(field.id) ? page : undefined };
    await send(() => ask('save', given), setMessage);
    setSaving(false);
  }

  function leaveOut() {
    const changes = [{ id: field.id, value: null }];
    if (mayDiscard()) void send(() => ask('save', { changes }), setMessage);
  }

  const renderControl = (shown: Field) => (
    <FieldControl
      key={shown.id}
      field={shown}
      report={setMessage}
      onChange={(value) => change(shown.id, value)}
    />
  );
  const isSmall = !['text', 'passage'].includes(field.kind) || others.length < 3;
  return (
    <form onSubmit={save}>
      {renderControl(field)}
      {field.blank !== undefined && field.optional && (
        <button type="button" onClick={leaveOut}>
          Leave It Out
        </button>
      )}
      <CurrencyLine fields={[field, ...others]} />
      {same.length > 0 && (
        <p>{`This is written in ${same.length + 1} places, and changes in all of them.`}</p>
      )}
      {others.length > 0 && (
        <details open={isSmall}>
          <summary>{`Other fields of this part (${others.length})`}</summary>
          {others.map(renderControl)}
        </details>
      )}
      {field.lists.map((list, level) => (
        <ListTools key={level} field={field} list={list} level={level} report={setMessage} />
      ))}
      <MessageLine message={message ?? (fault === undefined ? undefined : { words: fault })} />
      <SaveButtons isDisabled={fault !== undefined} />
    </form>
  );
}

/** Amounts say which currency they are in, and lead to the one of the company. */
function CurrencyLine({ fields }: { fields: readonly Field[] }) {
  const { site, openField } = useEditor();
  const company = site.fields.find(({ id }) => id === site.names.currency);
  const currency = fields.find(({ name, id }) => name === 'currency' && id !== company?.id);
  if (!currency || !company) return null;
  return (
    <p className="currency">
      {`In ${currency.shown}. `}
      <button type="button" onClick={() => openField(company)}>
        Change the Currency of the Whole Site
      </button>
    </p>
  );
}
