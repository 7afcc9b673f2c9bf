import { choose } from './choose.ts';
import { place } from './form-place.ts';

/*
 * Visitors who come to the contact form from a service's page probably mean that service. The
 * referrer names that page, since browsers send it in full within the same site, so the link needs
 * no parameter; only the slide rule has one, for the service it stands on, and then its usual budget
 * is chosen too. After a reload or Back, keep the visitor's own choice, even "Undecided".
 */
const lists = [...(place?.querySelectorAll('select') ?? [])];
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (lists[0]?.value === '' && visit?.type === 'navigate') {
  const asked = Number(new URLSearchParams(location.search).get('ask'));
  const [page = ''] = document.referrer.replace(location.origin, '').split('?');
  const pages = `${place?.dataset.pages}`.split(' ');
  if (pages[asked - 1]) choose(asked - 1, lists);
  else lists[0].selectedIndex = pages.indexOf(page) + 1;
}
