import type { Locator, Page } from '@playwright/test';
import type { Found } from '../client/match.ts';

/** The parts of edit mode in a page. */
const tools = (page: Page) => page.locator('edit-tools');
export const panel = (page: Page) => page.getByRole('dialog');
export const notice = (page: Page) =>
  page.getByRole('region', { name: 'Edit this site' }).getByRole('status');
export const button = (page: Page, name: string) =>
  tools(page).getByRole('button', { name, exact: true });

/** Where to press something, once it is in the middle of the screen. */
export async function middleOf(on: Locator): Promise<[x: number, y: number]> {
  await on.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await on.boundingBox();
  if (box === null) throw new Error(`${on} is not on the page.`);
  return [box.x + Math.min(box.width / 2, 200), box.y + box.height / 2];
}

type Host = HTMLElement & { found: Found };

/**
 * Runs in a page of edit mode. Brings up one text after the other that leads to a field, and tells where
 * to press it; then whether that has opened its field.
 */
export async function texts() {
  const host = document.querySelector('edit-tools') as Host;
  const opened = host.shadowRoot?.querySelector<HTMLDialogElement>('.panel') as HTMLDialogElement;
  // A page's script may write a text when its dialog opens, and edit mode finds the new one.
  for (const one of document.querySelectorAll<HTMLElement>('[popover]')) {
    one.showPopover();
    one.hidePopover();
  }
  const isGone = () =>
    [...host.found.marks.keys(), ...host.found.others.keys()].some((node) => !node.isConnected);
  for (let tries = 0; isGone() && tries < 100; tries++)
    await new Promise((done) => setTimeout(done, 100));
  const { marks, others } = host.found;
  // Examples of code are made from the description of the API.
  const worked = [...others].filter(([node]) => !node.parentElement?.closest('code'));
  // Header and footer are the same on every page.
  const place = location.pathname === '/' ? 'body' : 'main';
  const all = [...marks, ...worked].filter(([node]) => node.parentElement?.closest(place));
  let [at, isPressed] = [-1, false];
  // A press that opens no field is a fault, and must not end the page.
  addEventListener('click', (event) => event.preventDefault());

  /** What the last press has not done. */
  function fault(): string | undefined {
    const [node, mark] = all[at] ?? [];
    if (!node || !mark || !isPressed) return undefined;
    const ids = mark.fields.map(({ id }) => id);
    const title = opened.open ? opened.querySelector('h2')?.textContent : 'nothing';
    const choices = [...opened.querySelectorAll('.choices button')].map((one) => one.textContent);
    if (mark.element.hasAttribute('contenteditable')) return undefined;
    const isOpen =
      opened.open &&
      (ids.includes(opened.querySelector('form [id]')?.id ?? '') ||
        choices.includes(node.parentElement?.closest('option')?.textContent ?? '?') ||
        (mark.fields.every(({ title }) => choices.includes(title)) &&
          (choices.length > 0 || title === 'Calculated')));
    return isOpen ? undefined : `“${node.nodeValue?.trim()}” opens ${title}`;
  }

  /** Shows the next text, and tells its middle. It may be in something that is closed. */
  async function next(): Promise<{ fault?: string; x?: number; y?: number } | undefined> {
    const last = fault();
    isPressed = false;
    let [node] = all[++at] ?? [];
    if (opened.open) opened.querySelector<HTMLElement>('.close')?.click();
    document
      .querySelector('[contenteditable="plaintext-only"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    if (!node) return last === undefined ? undefined : { fault: last };
    const popover = node.parentElement?.closest<HTMLElement>('[popover]');
    if (!node.parentElement?.checkVisibility()) popover?.showPopover();
    const words = node.nodeValue;
    for (let tries = 0; !node.isConnected && tries < 100; tries++) {
      await new Promise((done) => setTimeout(done, 100));
      const again = [...host.found.marks].find(
        ([one]) => one.isConnected && one.nodeValue === words,
      );
      if (again) [node, all[at]] = [again[0], again];
    }
    if (!node.isConnected) return { fault: `“${words}” is no longer there` };
    const parent = node.parentElement as HTMLElement;
    const choice = parent.closest('select');
    for (let one: Element | null = parent; one; one = one.parentElement)
      if (one instanceof HTMLDetailsElement) one.open = true;
    (choice ?? parent).scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = new Range();
    range.selectNode(choice ?? node);
    const box = [...range.getClientRects()].toSorted((a, b) => b.width - a.width)[0];
    const found = last === undefined ? {} : { fault: last };
    // Some texts are only for screen readers.
    let isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    for (let one: Element | null = parent; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') isShown = false;
    if (!box || (!isShown && !choice)) return found;
    isPressed = true;
    return { ...found, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return { next, worked: worked.map(([node]) => `${node.nodeValue}`.trim()) };
}
