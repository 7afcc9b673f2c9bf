/*
 * Fetches what makes a form answer in the page, when a visitor begins to use it and not before. A
 * form that is sent meanwhile waits for it; if it cannot be had, the form does by itself what it
 * does without any script.
 */
const place = document.querySelector<HTMLElement>('[data-form]');
let isAskedFor = false;
let isPressed = false;

function hold(event: SubmitEvent) {
  event.preventDefault();
  isPressed = true;
  load();
}

function load() {
  if (isAskedFor) return;
  isAskedFor = true;
  Promise.race([
    import(place?.dataset.island ?? '').then(({ takeOver }) => takeOver(place)),
    new Promise((resolve) => setTimeout(resolve, 10_000)),
  ])
    .catch(() => {})
    .then(() => {
      place?.removeEventListener('submit', hold);
      // Asked for anew: where an extension has changed the form, it was built again meanwhile.
      if (isPressed) place?.querySelector('form')?.requestSubmit();
    });
}

place?.addEventListener('submit', hold);
place?.addEventListener('pointerdown', load);
place?.addEventListener('focusin', load);
// Whoever goes on writing has not finished: what is half written must not be sent.
place?.addEventListener('input', () => {
  isPressed = false;
});

export {};
