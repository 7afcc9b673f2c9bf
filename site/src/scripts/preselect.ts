import { place } from './form-place.ts';

/*
 * Whoever comes to the contact form from a service's page probably means that service. The page is
 * read from the referrer, which the browser gives in full only within this site, so that the link
 * stays a plain one. After a reload or Back the choice is the visitor's own, "Undecided" too.
 */
const list = place?.querySelector('select');
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (list && !list.value && visit?.type === 'navigate') {
  const [page = ''] = document.referrer.replace(location.origin, '').split('?');
  list.selectedIndex = `${place?.dataset.pages}`.split(' ').indexOf(page) + 1;
}
