/*
 * Lets the visitor turn the planets. Its script is a file of its own, loaded after the first paint:
 * until it is there, and if it never comes, the drawing stands still and shows nothing to turn it by.
 * The browser's console then says why.
 */
const address = document.querySelector<HTMLElement>('[data-instrument]')?.dataset.instrument;

export {};

if (address) requestAnimationFrame(() => setTimeout(() => import(address)));
