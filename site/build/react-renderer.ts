import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unbrokenText } from './unbroken-text.ts';

type Props = Record<string, unknown>;

/** React writes `<path …></path>`. In an svg, `<path …/>` means the same and is shorter. */
const emptyShape = /><\/(?:path|circle|line|rect|use)>/g;
/** `hidden=""` means the same as `hidden`. In a text, React writes quotes as `&quot;`. */
const emptyValue = /=""/g;

export default {
  name: 'react-at-build',
  check: (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: (component: ComponentType<Props>, { class: _, ...props }: Props) => ({
    html: unbrokenText(
      renderToStaticMarkup(createElement(component, props))
        .replaceAll(emptyShape, '/>')
        .replaceAll(emptyValue, ''),
    ),
  }),
};
