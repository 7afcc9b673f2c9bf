import { place } from './form-place.ts';

/*
 * Visitors who come to the contact form from a service's page probably mean that service. The
 * referrer names that page, since browsers send it in full within the same site, so the link needs
 * no parameter. After a reload or Back, keep the visitor's own choice, even "Undecided".
 */
const list = place?.querySelector('select');
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (list && !list.value && visit?.type === 'navigate') {
  const [page = ''] = document.referrer.replace(location.origin, '').split('?');
  list.selectedIndex = `${place?.dataset.pages}`.split(' ').indexOf(page) + 1;
}
