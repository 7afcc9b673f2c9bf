import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import type { TextInPlace } from './in-place.ts';
import { MessageLine } from './MessageLine.tsx';
import { ask } from './server.ts';
import { useCheck } from './use-check.ts';

/**
 * Below the text that one types into: what is left, what is wrong, and the way out. What is saved goes the
 * same way as from the panel: it is checked as one types and when it is saved, and compared with the page.
 */
export function TypingBox({ text, openPanel }: { text: TextInPlace; openPanel: () => void }) {
  const { field, element, isHeading } = text;
  const { dispatch, send } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState(text.read);
  const [message, setMessage] = useState<Message>();
  const [isSaving, setSaving] = useState(false);
  const changes = listChanges(words);
  const fault = useCheck(changes, isSaving);

  function listChanges(typed: string) {
    const line = typed.replaceAll(/\s+/g, ' ').trim();
    const value = (line === '' && field.optional) || line === field.fallback ? null : line;
    const written = `${field.value ?? field.fallback ?? ''}`;
    const isChanged = value !== field.value && (value ?? written) !== written;
    return isChanged ? [{ id: field.id, value }] : [];
  }

  function noticeTyping() {
    setWords(text.read());
    setMessage(undefined);
    dispatch({ type: 'type', isTyped: listChanges(text.read()).length > 0 });
  }

  function stop() {
    text.restore();
    dispatch({ type: 'stop typing' });
  }

  function cancel() {
    stop();
    element.focus();
  }

  async function save() {
    const changes = listChanges(text.read());
    if (changes.length === 0) return stop();
    setSaving(true);
    await send(() => ask('save', { changes, page: location.pathname }), setMessage);
    setSaving(false);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation();
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter') void save();
    else if (event.key.toLowerCase() === 'i' && isCommand && isHeading) text.emphasize();
    // The buttons are elsewhere in the page.
    else if (event.key === 'Tab' && !event.shiftKey)
      box.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    else return;
    event.preventDefault();
  });
  const type = useEffectEvent(noticeTyping);
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // Leaving saves, but not for a button of these tools, or for another window.
    const isInTools = (relatedTarget as Element | null)?.tagName === 'EDIT-TOOLS';
    if (!isInTools && document.hasFocus()) void save();
  });
  const place = useEffectEvent(() => {
    if (box.current) placeBox(box.current, element);
  });

  useLayoutEffect(() => {
    const listeners = new AbortController();
    const signal = AbortSignal.any([text.signal, listeners.signal]);
    element.addEventListener('keydown', (event) => press(event), { signal });
    element.addEventListener('input', () => type(), { signal });
    element.addEventListener('focusout', (event) => leave(event), { signal });
    addEventListener('scroll', () => place(), { signal, passive: true });
    return () => listeners.abort();
  }, [text]);
  // What is typed and what is said may make the text or the box taller.
  useLayoutEffect(() => place());

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves all of its buttons.
    <div
      ref={box}
      className="typing"
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancel();
      }}
    >
      <CharacterCount field={field} text={words} />
      <MessageLine message={message ?? (fault === undefined ? undefined : { words: fault })} />
      <p className="buttons">
        <button
          type="button"
          className="main"
          disabled={fault !== undefined || isSaving}
          onClick={save}
        >
          Save
        </button>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
        {isHeading && (
          <button type="button" title="Ctrl I" onClick={text.emphasize}>
            Italic
          </button>
        )}
        <button type="button" title="Other fields; move, hide or remove it" onClick={openPanel}>
          More
        </button>
      </p>
    </div>
  );
}

/** Below the text, or above it where the window ends. */
function placeBox(box: HTMLElement, element: Element): void {
  const { left, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const isBelow = bottom + offsetHeight + 90 < innerHeight || top < offsetHeight + 16;
  const y = isBelow
    ? Math.min(bottom, innerHeight - offsetHeight - 16) + 12
    : top - offsetHeight - 12;
  const most = innerWidth - offsetWidth - 8;
  box.style.setProperty('translate', `${Math.max(8, Math.min(left, most))}px ${y}px`);
}
