/** How long to wait for an island. Without it, its words can be changed as well. */
const patience = 10_000;
const interval = 50;

/**
 * Hydrates the islands of the page, as their first use would. React compares an island with what it
 * renders itself, so the marks of edit mode have to come after that.
 */
export async function hydrateIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('astro-island')];
  await Promise.all(islands.map(hydrate));
}

async function hydrate(island: HTMLElement): Promise<void> {
  for (let waited = 0; waited < patience; waited += interval) {
    if (['ready', 'failed'].includes(island.dataset.state ?? '')) return;
    // One of the events that `client:use` waits for, once it listens.
    island.dispatchEvent(new Event('change'));
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
