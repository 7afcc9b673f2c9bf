import { forms } from 'virtual:labels';
import { longestLink } from '../lib/email/email-message.ts';
import { place } from './form-place.ts';

/*
 * Loads the island, which handles the form in the page, once a visitor starts to use the form. If
 * they press the button meanwhile, the submit waits for the island, ten seconds at most. If the
 * island fails to load, a form with an intake address posts as it does without script. Without an
 * intake address, the page shows the same email link as without script, with what was typed in it.
 */
if (place) setUp(place);

function setUp(place: HTMLElement) {
  /** The email link. A form with an intake address has none. */
  const panel = place.previousElementSibling as HTMLElement | null;
  let isAskedFor = false;
  let isPressed = false;
  /** The island handles the form, or never will. */
  let isSettled = false;

  // Query each time: React builds a new form if an extension has changed the old one.
  const find = (selector: string) => place.querySelector(selector) as HTMLFormElement;

  function say(text: string) {
    if (!isSettled) find('[role=status]').textContent = text;
  }

  function load() {
    if (isAskedFor) return;
    isAskedFor = true;
    setTimeout(settle, 10_000);
    import(place.dataset.island as string)
      .then(({ takeOver }) => {
        // React expects the status to be empty, as it was built.
        say('');
        return takeOver(place);
      })
      // If it fails, the browser's console says why.
      .finally(settle);
  }

  function settle() {
    if (isSettled) return;
    say('');
    isSettled = true;
    // Without the island, nobody else would say which field is missing.
    find('form').noValidate = 'ready' in place.dataset;
    if (isPressed) find('form').requestSubmit();
  }

  // The first press of the button shows the same messages as every other one: those of the island.
  find('form').noValidate = true;
  place.addEventListener('submit', hidePanel, true);
  // The event reaches the window last. If the island has handled it, there is nothing left to do.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || (isSettled && !panel)) return;
    event.preventDefault();
    if (isSettled) return offer(panel as HTMLElement);
    isPressed = true;
    say(forms.preparing);
    load();
  });
  place.addEventListener('pointerdown', load);
  place.addEventListener('focusin', load);
  // A visitor who goes on typing has not finished: do not send a half-written message.
  place.addEventListener('input', () => {
    isPressed = false;
    say('');
    hidePanel();
  });

  function hidePanel() {
    if (panel) panel.hidden = true;
  }

  /** Shows the email link, with what was typed if it fits into a link. */
  function offer(panel: HTMLElement) {
    const link = panel.querySelector('a') as HTMLAnchorElement;
    const [plain] = link.href.split('&') as [string];
    const typed = [...new FormData(find('form')).values()].join('\n');
    const whole = `${plain}&body=${encodeURIComponent(typed).replace(/%0A/g, '%0D%0A')}`;
    link.href = whole.length > longestLink ? plain : whole;
    panel.hidden = false;
    panel.focus({ preventScroll: true });
    panel.scrollIntoView();
  }
}
