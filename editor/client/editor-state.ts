import type { ContentList, Field, State } from '../field.ts';
import type { TextInPlace } from './in-place.ts';
import type { Mark } from './match.ts';

/** What the panel shows. */
export type View =
  | { name: 'welcome' | 'checklist' | 'colors' | 'pages' | 'publish' | 'begin' }
  | { name: 'choice'; title: string; words: string; choices: Choice[]; page: string | undefined }
  | { name: 'name'; title: string; request: (name: string, isAgreed: boolean) => Promise<unknown> }
  | {
      name: 'numbers';
      title: string;
      asks: ContentList['asks'];
      request: (numbers: Record<string, number>) => Promise<unknown>;
    }
  | { name: 'field'; field: Field; page: string | undefined; same: readonly Field[] };

/** A field that one may have meant, with the words for it. */
export interface Choice {
  words: string;
  field: Field;
}

/** What an action says about itself, and what the server offers to do instead. */
export interface Message {
  words: string;
  offer?: { words: string; accept: () => void } | undefined;
}

export interface EditorState {
  /** Without it, all works as for a visitor, in this tab. */
  isOn: boolean;
  view: View | undefined;
  /** Counts the views, because each begins with nothing typed. */
  viewCount: number;
  /** The side of the window that the panel is on, away from the text that was pressed. */
  side: 'left' | 'right';
  /** The text that the panel was opened for. */
  target: Element | undefined;
  /** Where the keyboard was before the panel opened. */
  origin: HTMLElement | undefined;
  /** The text of the page that someone types into. */
  typing: { text: TextInPlace; mark: Mark; count: number } | undefined;
  /** Whether there are words that are not saved. */
  isTyped: boolean;
  notice: Message | undefined;
}

export type EditorAction =
  | { type: 'open'; view: View; target?: Element }
  | { type: 'close' }
  | { type: 'start typing'; text: TextInPlace; mark: Mark }
  | { type: 'stop typing' }
  | { type: 'type'; isTyped: boolean }
  | { type: 'switch'; isOn: boolean }
  | { type: 'tell'; notice: Message };

export const createEditorState = ({ questions }: State): EditorState => ({
  isOn: questions === undefined && sessionStorage.getItem('edit') !== 'off',
  view: undefined,
  viewCount: 0,
  side: 'right',
  target: undefined,
  origin: undefined,
  typing: undefined,
  isTyped: false,
  notice: undefined,
});

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'open':
      return {
        ...state,
        view: action.view,
        viewCount: state.viewCount + 1,
        target: action.target,
        typing: undefined,
        isTyped: false,
        ...(action.target && {
          side: sideAwayFrom(action.target),
          origin: action.target.closest<HTMLElement>('a, button, summary, [tabindex]') ?? undefined,
        }),
      };
    case 'close':
      return { ...state, view: undefined };
    case 'start typing':
      return {
        ...state,
        view: undefined,
        typing: {
          text: action.text,
          mark: action.mark,
          count: (state.typing?.count ?? 0) + 1,
        },
      };
    case 'stop typing':
      return { ...state, typing: undefined, isTyped: false };
    case 'type':
      return { ...state, isTyped: action.isTyped };
    case 'switch':
      return { ...state, isOn: action.isOn };
    case 'tell':
      return { ...state, notice: action.notice };
  }
}

function sideAwayFrom(target: Element): 'left' | 'right' {
  const { left, width } = target.getBoundingClientRect();
  return left + width / 2 > innerWidth / 2 ? 'left' : 'right';
}
