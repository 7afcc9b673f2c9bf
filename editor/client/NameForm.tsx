import { type SubmitEvent, useState } from 'react';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { MessageLine } from './MessageLine.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** Asks for the name of something new. */
export function NameForm({
  request,
}: {
  request: (name: string, isAgreed: boolean) => Promise<unknown>;
}) {
  const { send } = useEditor();
  const [name, setName] = useState('');
  const [message, setMessage] = useState<Message>();

  function save(event: SubmitEvent) {
    event.preventDefault();
    void send((isAgreed) => request(name.trim(), isAgreed), setMessage);
  }

  return (
    <form onSubmit={save}>
      <div className="field">
        <label htmlFor="new-name">name</label>
        <input
          id="new-name"
          type="text"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <MessageLine message={message} />
      <SaveButtons />
    </form>
  );
}
