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
