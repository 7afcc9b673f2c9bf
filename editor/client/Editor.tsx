import { useEffect, useReducer } from 'react';
import type { State } from '../field.ts';
import { Bar } from './Bar.tsx';
import { EditorContext, type Editor as EditorTools } from './editor-context.ts';
import { createEditorState, reduceEditor, type View } from './editor-state.ts';
import { endTyping, fieldInPlace, isTyping, typeInPlace } from './in-place.ts';
import type { Mark } from './match.ts';
import { Panel } from './Panel.tsx';
import { isTypingInPage } from './settings.ts';
import { Tag } from './Tag.tsx';
import { mayDiscard, sendChange } from './typed.ts';
import { usePageEvents } from './use-page-events.ts';
import { usePageTexts } from './use-page-texts.ts';

/** The editing tools of a page. */
export function Editor({ site }: { site: State }) {
  const [state, dispatch] = useReducer(reduceEditor, site, createEditorState);
  const found = usePageTexts(site, state.isOn, isTyping);

  const editor: EditorTools = {
    site,
    state,
    dispatch,
    mayDiscard,
    open: (view) => {
      if (mayDiscard()) show(view);
    },
    openField: (field, page) => {
      if (mayDiscard()) show({ name: 'field', field, page, same: [] });
    },
    close: () => {
      if (!mayDiscard()) return;
      dispatch({ type: 'close' });
      state.origin?.focus();
    },
    send: sendChange,
  };

  function show(view: View, target?: Element): void {
    endTyping();
    dispatch({ type: 'open', view, ...(target && { target }) });
  }

  function openMark(mark: Mark, at?: MouseEvent) {
    if (!mayDiscard()) return;
    endTyping();
    const field = isTypingInPage() ? fieldInPlace(mark) : undefined;
    if (!field) return openPanel(mark);
    dispatch({ type: 'close' });
    typeInPlace(field, mark.element, () => openPanel(mark), at);
  }

  function openPanel(mark: Mark) {
    show(createView(mark), mark.element);
  }

  usePageEvents(editor, found, openMark);

  useEffect(() => {
    if (site.questions) {
      dispatch({ type: 'tell', notice: { words: 'This is the sample.' } });
      return;
    }
    // The server reloads every open page, so what is new says itself where it is.
    const notice = site.notice ?? sessionStorage.getItem('notice');
    sessionStorage.removeItem('notice');
    if (site.go && site.go !== location.pathname) {
      sessionStorage.setItem('notice', `${notice ?? ''}`);
      location.replace(site.go);
    }
    if (notice) dispatch({ type: 'tell', notice: { words: notice } });
    if (site.changed)
      document
        .querySelector<HTMLElement>(`[data-edit~="${site.changed}"]`)
        ?.focus({ preventScroll: true });
    if (localStorage.getItem('welcomed')) return;
    localStorage.setItem('welcomed', 'yes');
    dispatch({ type: 'open', view: { name: 'welcome' } });
  }, []);

  return (
    <EditorContext value={editor}>
      <Tag key={state.viewCount} found={found} isOn={state.isOn} />
      <Panel />
      <Bar />
    </EditorContext>
  );
}

/** The form of the field that a text comes from, or a choice if that may be one of several. */
function createView({ fields, isWorkedOut }: Mark): View {
  const [field, ...others] = fields;
  const choices = fields.map((choice) => ({ words: choice.title, field: choice }));
  if (isWorkedOut || !field) {
    const words = workedOut[field && isWorkedOut ? isWorkedOut : 'nothing'];
    return { name: 'choice', title: 'Calculated', words, choices, page: undefined };
  }
  const page = location.pathname;
  if (others.every(({ part }) => part === field.part))
    return { name: 'field', field, page, same: [] };
  if (others.every(({ name, value }) => name === field.name && value === field.value))
    return { name: 'field', field, page, same: others };
  const words = 'These words are in several places.';
  return { name: 'choice', title: 'Which of these?', words, choices, page };
}

const workedOut = {
  from: 'The site works this out from these fields.',
  near: 'The site draws or works this out itself. These fields are next to it:',
  nothing: 'The site draws or works this out itself.',
};
