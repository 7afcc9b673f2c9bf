/** An element with properties, or listeners by their names, and what is in it. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> | Record<string, unknown> = {},
  ...children: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (/^(?:aria-|data-|role$)/.test(name)) element.setAttribute(name, `${value}`);
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

/** The button that saves a form, and a line with the one that leaves it. */
export function saveOrCancel(cancel: () => void): [HTMLButtonElement, HTMLElement] {
  const save = h('button', { type: 'submit', className: 'main' }, 'Save');
  return [save, h('p', { className: 'buttons' }, save, button('Cancel', cancel))];
}
