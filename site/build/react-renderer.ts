import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Props = Record<string, unknown>;

export default {
  name: 'react-at-build',
  check: (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: (component: ComponentType<Props>, { class: _, ...props }: Props) => ({
    html: renderToStaticMarkup(createElement(component, props)),
  }),
};
