/*
 * Fetches what makes a form answer in the page, when a visitor begins to use it and not before. A
 * form that is sent meanwhile waits for it; if it cannot be had, the form does by itself what it
 * does without any script.
 */
const place = document.querySelector<HTMLElement>('[data-form]');
const form = place?.querySelector('form');
let arriving: Promise<void> | undefined;

function hold(event: SubmitEvent) {
  event.preventDefault();
  load().then(() => form?.requestSubmit());
}

function load(): Promise<void> {
  arriving ??= Promise.race([
    import(place?.dataset.island ?? '').then(({ takeOver }) => takeOver(place)),
    new Promise((resolve) => setTimeout(resolve, 10_000)),
  ])
    .catch(() => {})
    .then(() => form?.removeEventListener('submit', hold));
  return arriving;
}

form?.addEventListener('submit', hold);
place?.addEventListener('pointerdown', load);
place?.addEventListener('focusin', load);

export {};
