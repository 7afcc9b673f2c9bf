import { createContext, type Dispatch, use } from 'react';
import type { Field, State } from '../field.ts';
import type { EditorAction, EditorState, Message, View } from './editor-state.ts';

export interface Editor {
  /** What the server has told about the site. */
  site: State;
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  /** Asks before what was typed goes. */
  mayDiscard: () => boolean;
  /** Asks first if something was typed, as `openField` and `close` do. */
  open: (view: View) => void;
  openField: (field: Field, page?: string) => void;
  close: () => void;
  /** Sends a change and shows the page again, or reports why it was not made. */
  send: (
    request: (isAgreed: boolean) => Promise<unknown>,
    report: (message: Message) => void,
  ) => Promise<void>;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This component works only inside of the editor.');
  return editor;
}
