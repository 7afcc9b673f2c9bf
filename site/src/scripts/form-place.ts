/**
 * The element around this page's form. Without an email address and an intake, there is no form.
 */
export const place = document.querySelector<HTMLElement>('[data-form]');
