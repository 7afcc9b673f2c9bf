/**
 * The element that a script needs, by the name in its `data-part`. If the markup has lost it, the error
 * in the browser's console says which one.
 */
export function findPart<Part extends Element = HTMLElement>(
  name: string,
  within: ParentNode = document,
): Part {
  const part = within.querySelector<Part>(`[data-part="${name}"]`);
  if (!part) throw new Error(`No element has data-part="${name}".`);
  return part;
}
