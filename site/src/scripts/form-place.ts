/** Where the form of this page stands; a page without an email address offers none. */
export const place = document.querySelector<HTMLElement>('[data-form]');
