/*
 * Turns the weeks of the process into dates once the visitor picks a start date. The script that
 * does it is fetched when the pointer or the focus first reaches the field.
 */
const field = document.querySelector('[data-dating]') as HTMLInputElement;

field.onpointerover = field.onfocus = () =>
  import(field.dataset.dating as string).then(({ start }) => start(field));

export {};
