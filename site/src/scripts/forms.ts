/*
 * Fetches what makes a form answer in the page, when a visitor begins to use it and not before. A
 * form that is sent meanwhile waits for it; if it cannot be had, the form does by itself what it
 * does without any script.
 */
const place = document.querySelector<HTMLElement>('[data-form]');
let arriving: Promise<void> | undefined;

function hold(event: SubmitEvent) {
  event.preventDefault();
  // Asked for anew: where an extension has changed the form, it was built again meanwhile.
  load().then(() => place?.querySelector('form')?.requestSubmit());
}

function load(): Promise<void> {
  arriving ??= Promise.race([
    import(place?.dataset.island ?? '').then(({ takeOver }) => takeOver(place)),
    new Promise((resolve) => setTimeout(resolve, 10_000)),
  ])
    .catch(() => {})
    .then(() => place?.removeEventListener('submit', hold));
  return arriving;
}

place?.addEventListener('submit', hold);
place?.addEventListener('pointerdown', load);
place?.addEventListener('focusin', load);

export {};
