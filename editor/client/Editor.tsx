import { useReducer } from 'react';
import type { State } from '../field.ts';
import { Bar } from './Bar.tsx';
import { EditorContext, type Editor as EditorTools } from './editor-context.ts';
import { createEditorState, type Message, reduceEditor, type View } from './editor-state.ts';
import { editInPlace, findFieldInPlace } from './in-place.ts';
import type { Mark } from './match.ts';
import { Panel } from './Panel.tsx';
import { isTypingInPage } from './settings.ts';
import { Tag } from './Tag.tsx';
import { TypingBox } from './TypingBox.tsx';
import { useFirstWords } from './use-first-words.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePageEvents } from './use-page-events.ts';
import { usePageTexts } from './use-page-texts.ts';

/** The editing tools of a page. */
export function Editor({ site }: { site: State }) {
  const [state, dispatch] = useReducer(reduceEditor, site, createEditorState);
  const found = usePageTexts(site, state.isOn, state.typing !== undefined);

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

  function mayDiscard(): boolean {
    if (!state.isTyped) return true;
    const isAgreed = confirm('Discard what you typed?');
    if (isAgreed) dispatch({ type: 'type', isTyped: false });
    return isAgreed;
  }

  async function sendChange(
    request: (isAgreed: boolean) => Promise<unknown>,
    report: (message: Message) => void,
    isAgreed = false,
  ): Promise<void> {
    const { isTyped } = state;
    // The server reloads every open page before it answers.
    dispatch({ type: 'type', isTyped: false });
    try {
      await request(isAgreed);
      location.reload();
    } catch (error) {
      dispatch({ type: 'type', isTyped });
      const { message: words, offer } = error as Error & { offer?: string };
      const accept = () => void sendChange(request, report, true);
      report({ words, offer: offer ? { words: offer, accept } : undefined });
    }
  }

  function show(view: View, target?: Element): void {
    state.typing?.text.restore();
    dispatch({ type: 'open', view, ...(target && { target }) });
  }

  function openMark(mark: Mark, at?: MouseEvent) {
    if (!mayDiscard()) return;
    // Only then the page shows what it can be compared with.
    state.typing?.text.restore();
    const field = isTypingInPage() ? findFieldInPlace(mark) : undefined;
    if (!field) return openPanel(mark);
    dispatch({ type: 'start typing', text: editInPlace(field, mark.element, at), mark });
  }

  function openPanel(mark: Mark) {
    show(createView(mark), mark.element);
  }

  usePageEvents(editor, found, openMark);

  useLeaveGuard(state.isTyped);
  useFirstWords(site, dispatch);

  const { typing } = state;
  return (
    <EditorContext value={editor}>
      <Tag key={`tag ${state.viewCount}`} found={found} isOn={state.isOn} />
      <Panel />
      {typing && (
        <TypingBox
          key={`typing ${typing.count}`}
          text={typing.text}
          openPanel={() => openPanel(typing.mark)}
        />
      )}
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
