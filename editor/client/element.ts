/** An element with properties, or listeners by their names, and what is in it. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> | Record<string, unknown> = {},
  ...children: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-') || name === 'role') element.setAttribute(name, `${value}`);
    else Object.assign(element, { [name]: value });
  }
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
}

export const button = (
  words: string,
  onclick: () => unknown,
  properties: Partial<HTMLButtonElement> = {},
) => h('button', { type: 'button', onclick, ...properties }, words);

/** The two buttons at the end of a form. */
export const saveOrCancel = (cancel: () => void) =>
  h(
    'p',
    { className: 'buttons' },
    h('button', { type: 'submit', className: 'main' }, 'Save'),
    button('Cancel', cancel),
  );
