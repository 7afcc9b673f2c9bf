import type { Field } from '../field.ts';
import type { Editor } from './editor-context.ts';
import type { View } from './editor-state.ts';
import { h, saveOrCancel } from './element.ts';
import { form } from './panel.ts';

const show = ({ dispatch }: Editor, title: string, elements: HTMLElement[], focus: string) =>
  dispatch({ type: 'open', view: { name: 'elements', title, elements, focus } });

/** Shows the form of a field. The others that say the same change with it. */
export function showField(
  editor: Editor,
  field: Field,
  page: string | undefined,
  same: readonly Field[],
  target?: Element,
): void {
  const { site, close, openField } = editor;
  const parts = { state: site, page, same, open: openField, close, askName: askName(editor) };
  const view: View = {
    name: 'elements',
    title: field.title,
    elements: [form(field, parts)],
    focus: `[id="${field.id}"]`,
  };
  editor.dispatch({ type: 'open', view, ...(target && { target }) });
}

/** Asks for the name of something new. */
const askName =
  (editor: Editor) => (title: string, done: (name: string, message: HTMLElement) => void) => {
    const message = h('p', { className: 'message', role: 'status' });
    const input = h('input', { id: 'new-name', type: 'text', required: true });
    const onsubmit = (event: Event) => {
      event.preventDefault();
      done(input.value.trim(), message);
    };
    const field = h(
      'div',
      { className: 'field' },
      h('label', { htmlFor: input.id }, 'name'),
      input,
    );
    const buttons = saveOrCancel(editor.close)[1];
    show(editor, title, [h('form', { onsubmit }, field, message, buttons)], 'input');
  };
