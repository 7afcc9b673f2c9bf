import { type SubmitEvent, useState } from 'react';
import type { ContentList } from '../field.ts';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { MessageLine } from './MessageLine.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** Asks for the numbers that something new needs: nobody else knows them. */
export function NumbersForm({
  asks,
  request,
}: {
  asks: ContentList['asks'];
  request: (numbers: Record<string, number>) => Promise<unknown>;
}) {
  const { send } = useEditor();
  const [message, setMessage] = useState<Message>();

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = [...new FormData(event.currentTarget)];
    const numbers = Object.fromEntries(answers.map(([path, answer]) => [path, Number(answer)]));
    void send(() => request(numbers), setMessage);
  }

  return (
    <form onSubmit={save}>
      {asks.map(({ path, question }) => (
        <div key={path} className="field">
          <label htmlFor={path}>{question}</label>
          <input id={path} name={path} type="number" step="any" required />
        </div>
      ))}
      <MessageLine message={message} />
      <SaveButtons />
    </form>
  );
}
