import type { ClientDirective } from 'astro';
import { holdForm } from './hold-form.ts';
import { type IslandState, readyEvent } from './island-state.ts';
import { keepContent } from './keep-content.ts';

/** How visitors begin to use an island. Not the `pointerdown` of a finger: it may only scroll the page. */
const uses = ['pointerup', 'focusin', 'change'];

/** How long a press of a button waits for the island. */
const patience = 10_000;

/*
 * `client:use`: Astro loads and hydrates an island once a visitor begins to use it. What the build has
 * rendered stays in the page if that fails. In a form, what was typed stays, and a press of the button
 * is answered at once and not lost (hold-form.ts).
 *
 * Astro bundles this file apart from the pages and inlines it, so it can import neither labels nor
 * other virtual modules. Words come as the directive's value.
 */
const use: ClientDirective = (load, { value }, island) => {
  const followForm =
    island.querySelector('form') && holdForm(island, typeof value === 'string' ? value : '', wake);
  let state: IslandState | undefined;

  async function wake() {
    if (state) return;
    enter('loading');
    setTimeout(() => {
      if (state === 'loading' || state === 'hydrating') enter('late');
    }, patience);
    const hydrate = await load();
    // Astro resolves this in any case, and then does nothing.
    if (state === 'failed') return;
    enter('hydrating');
    await hydrate();
  }

  function enter(next: IslandState) {
    state = next;
    island.dataset.state = state;
    followForm?.(state);
  }

  /** A date that the planets have put into the address, or what the browser restores on Back. */
  function wakeForDate() {
    const fields = [...island.querySelectorAll('input')];
    const isRestored = fields.some(({ value, defaultValue }) => value !== defaultValue);
    if (isRestored || location.hash.includes('=')) wake();
  }

  if (!followForm) addEventListener('pageshow', wakeForDate);
  const settle = keepContent(island, () => enter('failed'));
  for (const event of uses) island.addEventListener(event, wake);
  island.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'touch') wake();
  });
  // Astro reports a file that it could not load, also after a second attempt.
  island.addEventListener('astro:hydration-error', () => enter('failed'));
  // Hydration goes on after `hydrate` has returned. Only the component knows when it is done.
  island.addEventListener(readyEvent, () => {
    settle();
    enter('ready');
  });
};

export default use;
