/*
 * Chooses the service that a visitor asks about. A link of the comparison names it: on another page in
 * its address, on this one in its data. Visitors who come from a service's page by any other link
 * probably mean that service, and the referrer names the page, since browsers send it in full within
 * the same site. After a reload or Back, keep the visitor's own choice, even "Undecided". Links that
 * ask for something, like a free trial, begin the message in the same two ways.
 */

/** The element around the form. A company without an email address has no form. */
const form = document.querySelector<HTMLElement>('[data-form]');
/** The choice that visitors of each page probably mean. */
const choices: Record<string, string> = JSON.parse(form?.dataset.choices ?? '{}');
const findList = () => form?.querySelector<HTMLSelectElement>('[name=service]');
const address = new URLSearchParams(location.search);
/** The texts with which links may begin a message. */
const beginnings = [
  address.get('details'),
  ...Array.from(
    document.querySelectorAll<HTMLElement>('[data-details]'),
    ({ dataset }) => dataset.details,
  ),
];
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate') {
  const askedService = address.get('ask');
  const [page = ''] = document.referrer.replace(location.origin, '').split('?');
  const list = findList();
  if (list && !list.value)
    list.value = choices[askedService === null ? page : `/${askedService}`] ?? '';
  beginMessage(address.get('details'));
}
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('[data-ask], [data-details]');
  beginMessage(link?.dataset.details);
  // React may have replaced the list since.
  const list = findList();
  if (!list || !link?.dataset.ask) return;
  list.value = choices[`/${link.dataset.ask}`] ?? '';
  list.dispatchEvent(new Event('change', { bubbles: true }));
});

export {};

/** Replaces the beginning that another link wrote, but never the visitor's own words. */
function beginMessage(details: string | null | undefined) {
  const text = form?.querySelector<HTMLTextAreaElement>('[name=details]');
  if (!details || !text || (text.value && !beginnings.includes(text.value))) return;
  text.value = details;
  // The form then also updates an email that is ready to be sent.
  text.dispatchEvent(new Event('input', { bubbles: true }));
}
