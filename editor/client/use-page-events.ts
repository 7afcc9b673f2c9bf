import type { RefObject } from 'react';
import type { Editor } from './editor-context.ts';
import type { Found, Mark } from './match.ts';
import { findFirstMark, findMark } from './page-texts.ts';
import { findPicture, sendPicture } from './pictures.ts';
import { useDocumentEvent } from './use-document-event.ts';

/** Leads from what a person does in the page to what it is about. */
export function usePageEvents(
  { site, state, mayDiscard, open, close, send, dispatch }: Editor,
  found: RefObject<Found>,
  openMark: (mark: Mark, at?: MouseEvent) => void,
): void {
  const { isOn } = state;

  useDocumentEvent(
    'click',
    (event) => {
      const { target, altKey, ctrlKey, metaKey } = event;
      if (!(target instanceof Element)) return;
      const link = altKey ? target.closest('a') : null;
      if (link) return followLink(link, event);
      if (target.closest('[contenteditable]')) return event.preventDefault();
      const isOther = !isOn || altKey || ctrlKey || metaKey;
      const mark = isOther ? undefined : findMark(found.current, event);
      if (!mark) return;
      stopEvent(event);
      openMark(mark, event.detail > 0 ? event : undefined);
    },
    { isFirst: true },
  );

  useDocumentEvent('keydown', (event) => {
    const { key, target, altKey } = event;
    if (key === 'Escape' && state.view) return close();
    if (key !== 'Enter' || !isOn || !(target instanceof Element)) return;
    if (target.closest('[contenteditable]')) return;
    if (!target.matches('[data-edit], a, button, summary')) return;
    if (altKey && target instanceof HTMLAnchorElement) return followLink(target, event);
    const mark = altKey ? undefined : findFirstMark(found.current, target);
    if (!mark) return;
    stopEvent(event);
    openMark(mark);
  });

  // The choices of a list are texts too, which only the browser can show.
  useDocumentEvent(
    'mousedown',
    (event) => {
      const { target } = event;
      if (!isOn || !(target instanceof HTMLSelectElement)) return;
      const marks = [...found.current.marks.values()].filter(({ element }) =>
        target.contains(element),
      );
      if (marks.length === 0) return;
      event.preventDefault();
      const choices = marks.flatMap(({ element, fields: [field] }) =>
        field ? [{ words: element.textContent ?? '', field }] : [],
      );
      const title = 'Which choice?';
      const words = 'A visitor chooses one of these.';
      open({ name: 'choice', title, words, choices, page: undefined });
    },
    { isFirst: true },
  );

  // A picture that is dropped on a person, an article or the logo becomes theirs.
  useDocumentEvent('dragover', (event) => {
    if (isOn) event.preventDefault();
  });
  useDocumentEvent('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!isOn || !file || !(event.target instanceof Element)) return;
    event.preventDefault();
    const field = findPicture(event.target, found.current.marks.values(), site.fields);
    if (!field) {
      const notice = { words: 'There is no place for a picture here.' };
      return dispatch({ type: 'tell', notice });
    }
    if (!mayDiscard()) return;
    void send(
      () => sendPicture(field, file),
      (notice) => dispatch({ type: 'tell', notice }),
    );
  });
}

/** Keeps a link from leading elsewhere. A question still shows its answer, which has words too. */
function stopEvent(event: Event): void {
  if (event.target instanceof Element && event.target.closest('summary')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** On its own, Alt would save the page behind the link. */
function followLink({ href }: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  location.assign(href);
}
