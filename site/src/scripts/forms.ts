import { longestLink } from '../lib/email/email-message.ts';
import { showEnding } from '../lib/forms/show-ending.ts';
import { place } from './form-place.ts';

/*
 * Fetches the island, which makes a form answer in the page, once a visitor begins to use the form.
 * A press of the button meanwhile waits for it, ten seconds at most. If the island cannot be had, a
 * form with an intake address posts as it does without script; without one, the page shows the same
 * email link as without script, with what was typed in it.
 */
if (place) setUp(place);

function setUp(place: HTMLElement) {
  /** The way by email. A form with an intake address has none. */
  const panel = place.previousElementSibling as HTMLElement | null;
  let isAskedFor = false;
  let isPressed = false;
  /** The form answers by itself, or never will. */
  let isSettled = false;

  // Query again each time: React builds the form anew where an extension has changed it.
  const find = (selector: string) => place.querySelector(selector) as HTMLFormElement;

  function say(text: string) {
    if (!isSettled) find('[role=status]').textContent = text;
  }

  function load() {
    if (isAskedFor) return;
    isAskedFor = true;
    setTimeout(settle, 10_000);
    import(place.dataset.island ?? '')
      .then(({ takeOver }) => {
        // React expects the status to be empty, as the build has left it.
        say('');
        return takeOver(place);
      })
      .then(settle, settle);
  }

  function settle() {
    if (isSettled) return;
    say('');
    isSettled = true;
    if (isPressed) find('form').requestSubmit();
  }

  // The event reaches the window last: what the form itself has answered needs no more.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || (isSettled && !panel)) return;
    event.preventDefault();
    if (isSettled) return offer();
    isPressed = true;
    say('Preparing…');
    load();
  });
  place.addEventListener('pointerdown', load);
  place.addEventListener('focusin', load);
  // Whoever goes on typing has not finished: what is half written must not be sent.
  place.addEventListener('input', () => {
    isPressed = false;
    say('');
    if (panel) panel.hidden = true;
  });

  /** Shows the email link, with what was typed if a link can carry it. */
  function offer() {
    const link = panel?.querySelector('a');
    if (!panel || !link) return;
    const [plain = ''] = link.href.split('&');
    const typed = [...new FormData(find('form')).values()].join('\n');
    const whole = `${plain}&body=${encodeURIComponent(typed).replace(/(%0D)?%0A/g, '%0D%0A')}`;
    link.href = whole.length > longestLink ? plain : whole;
    panel.hidden = false;
    showEnding(panel);
  }
}
