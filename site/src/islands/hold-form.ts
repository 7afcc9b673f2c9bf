import { maxLinkLength } from '../lib/email/mailto.ts';
import { findPart } from '../lib/page/find-part.ts';
import type { IslandState } from './island-state.ts';

/**
 * Answers for a form until React does. A press of its button waits, and the button says so. If React
 * does not come, a form that posts to a server does that, as it does without script. One that prepares
 * an email offers an email with what was typed, and the text to copy.
 */
export function holdForm(island: HTMLElement, preparing: string, wake: () => void) {
  const panel = island
    .closest('[data-form]')
    ?.querySelector<HTMLElement>('[data-part="unprepared-email"]');
  const offerEmail = panel && prepareOffer(panel);
  /** The button was pressed, and nothing was typed since. */
  let isPressed = false;
  let state: IslandState | undefined;
  /** What the button said before. */
  let label: string | undefined;

  // Looked up each time: React renders another form if something has changed this one.
  const findForm = () => island.querySelector('form');
  const setValidation = (isByBrowser: boolean) => {
    const form = findForm();
    if (form) form.noValidate = !isByBrowser;
  };

  function sayPreparing() {
    if (label !== undefined) return;
    const button = findPart('submit', island);
    label = button.textContent;
    button.textContent = preparing;
    // For screen readers: they do not read out that the button has another text.
    findPart('submit-status', island).textContent = preparing;
  }

  function stopSaying() {
    if (label === undefined) return;
    findPart('submit', island).textContent = label;
    findPart('submit-status', island).textContent = '';
    label = undefined;
  }

  function hidePanel() {
    if (panel) panel.hidden = true;
  }

  // The first press of the button shows the same messages as every other one: those of React.
  setValidation(false);
  const onSubmit = () => {
    isPressed = true;
    hidePanel();
  };
  // Before React gets the event.
  island.addEventListener('submit', onSubmit, { capture: true });
  // A visitor who goes on typing has not finished: do not send half of a message.
  island.addEventListener('input', () => {
    isPressed = false;
    stopSaying();
    hidePanel();
  });
  // The window gets the event last. If React has handled it, there is nothing left to do.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !island.contains(form)) return;
    const isWaiting = state === undefined || state === 'loading' || state === 'hydrating';
    if (!isWaiting && !offerEmail) return;
    event.preventDefault();
    if (!isWaiting) {
      isPressed = false;
      offerEmail?.(form);
      return;
    }
    wake();
    // React compares the form with what it renders itself.
    if (state === 'loading' && preparing) sayPreparing();
  });

  return function follow(next: IslandState) {
    const hasReact = state === 'ready';
    state = next;
    if (next === 'loading') return;
    stopSaying();
    // React expects the form as it was built, and then has messages of its own.
    setValidation(next !== 'ready');
    if (next === 'hydrating' || !isPressed) return;
    // What React had already taken may be on its way to a server. An email can be offered at any time.
    if (hasReact && !offerEmail) return;
    isPressed = false;
    findForm()?.requestSubmit();
  };
}

/** Shows the panel with the email: its link has what was typed if that fits, the text box in any case. */
function prepareOffer(panel: HTMLElement) {
  const link = findPart<HTMLAnchorElement>('email-link', panel);
  const text = findPart<HTMLTextAreaElement>('email-text', panel);
  const plainLink = link.href;
  text.addEventListener('focus', () => text.select());
  return (form: HTMLFormElement) => {
    text.value = readTyped(form);
    const body = encodeURIComponent(text.value).replaceAll('%0A', '%0D%0A');
    const fullLink = `${plainLink}&body=${body}`;
    link.href = fullLink.length > maxLinkLength ? plainLink : fullLink;
    panel.hidden = false;
    panel.focus({ preventScroll: true });
    panel.scrollIntoView();
  };
}

/** A line for each field that is filled in, with its label. */
function readTyped(form: HTMLFormElement): string {
  const lines = [];
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    const labels = Array.from(field.labels ?? [], ({ textContent }) => textContent);
    // The asterisk of a required field.
    if (value && labels.length > 0) lines.push(`${labels.join().replace(/\s*\*$/, '')}: ${value}`);
  }
  return lines.join('\n');
}
