import type { Message } from './editor-state.ts';

/** Says what came of an action, with a button for what the server offers instead. */
export function MessageLine({
  message,
  className = 'message',
}: {
  message: Message | undefined;
  className?: string;
}) {
  return (
    <p className={className} role="status">
      {message?.words}
      {message?.offer && (
        <>
          {' '}
          <button type="button" onClick={message.offer.accept}>
            {message.offer.words}
          </button>
        </>
      )}
    </p>
  );
}
