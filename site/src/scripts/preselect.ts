/*
 * Whoever comes to the contact form from a service's page probably means that service. The page is
 * read from the referrer, which the browser gives in full only within this site, so that the link
 * stays a plain one. A choice that is already there is the visitor's own and stays.
 */
const from = document.referrer && new URL(document.referrer);
if (from && from.origin === location.origin) {
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[data-from]')) {
    const list = option.closest('select');
    if (option.dataset.from === from.pathname && list?.value === '') option.selected = true;
  }
}

export {};
