import { place } from './form-place.ts';

/*
 * Chooses the service that a visitor asks about. A link of the comparison names it: on another page in
 * its address, on this one in its data. Visitors who come from a service's page by any other link
 * probably mean that service, and the referrer names the page, since browsers send it in full within
 * the same site. After a reload or Back, keep the visitor's own choice, even "Undecided". A free trial
 * begins the message, unless the visitor has.
 */
const list = place?.querySelector('select');
const pages = `${place?.dataset.pages}`.split(' ');
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (list && !list.value && visit?.type === 'navigate') {
  const asked = new URLSearchParams(location.search).get('ask');
  const [page = ''] = document.referrer.replace(location.origin, '').split('?');
  list.selectedIndex = pages.indexOf(asked === null ? page : `/${asked}`) + 1;
}
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('[data-ask], [data-details]');
  const text = place?.querySelector('textarea');
  if (link?.dataset.details && text && !text.value) text.value = link.dataset.details;
  if (!list || !link?.dataset.ask) return;
  list.selectedIndex = pages.indexOf(`/${link.dataset.ask}`) + 1;
  list.dispatchEvent(new Event('change', { bubbles: true }));
});
