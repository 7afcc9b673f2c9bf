/**
 * Keeps what is in an island, with what was typed and the focus, if React removes it. React does so
 * when a component throws an error: then it is put back. And it does so before hydration has ended
 * where an extension or a translator has changed the page: then what was typed is copied to what React
 * has rendered instead. Returns a function that ends this second part.
 */
export function keepContent(island: HTMLElement, onFailure: () => void): () => void {
  let isHydrated = false;
  let focused: HTMLElement | undefined;
  island.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });

  function keep(changes: readonly MutationRecord[]) {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (removed.length === 0) return;
    // Astro's comment at the end of an island may still be there.
    const hasFailed = island.childElementCount === 0;
    if (hasFailed) island.prepend(...removed);
    else if (isHydrated) return;
    else copyFields(removed, island);
    if (focused && document.activeElement === document.body) moveFocus(focused, island);
    if (hasFailed) onFailure();
  }

  const observer = new MutationObserver(keep);
  observer.observe(island, { childList: true });
  return () => {
    keep(observer.takeRecords());
    isHydrated = true;
  };
}

/** The field of the island with the same name, and of several radio buttons the one for the same value. */
function findSame({ name, type, value }: HTMLInputElement, island: HTMLElement) {
  const fields = [...island.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  return type === 'radio' ? fields.find((field) => field.value === value) : fields[0];
}

/** Copies what was typed and chosen to the same fields of the island. */
function copyFields(removed: readonly Node[], island: HTMLElement) {
  const fields = removed
    .filter((node) => node instanceof Element)
    .flatMap((element) => [...element.querySelectorAll<HTMLInputElement>('[name]')]);
  for (const field of fields) {
    const copy = findSame(field, island);
    if (!copy) continue;
    if (field.type === 'radio' || field.type === 'checkbox') copy.checked = field.checked;
    else copy.value = field.value;
  }
}

/** Moves the focus, with the cursor, to the same control of the island. */
function moveFocus(from: HTMLElement, island: HTMLElement) {
  const { name, selectionStart, selectionEnd } = from as HTMLInputElement;
  const same = name ? findSame(from as HTMLInputElement, island) : island.querySelector('button');
  const control = from.isConnected ? from : same;
  control?.focus();
  // Email inputs and selects have no text selection.
  if (selectionStart != null)
    (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
