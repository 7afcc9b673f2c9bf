/** Fetches the script that cuts a seal when the pointer or the focus first reaches its place. */
const place = document.querySelector('[data-seal]') as HTMLElement;
const [input, answer] = place.querySelectorAll('input,output') as unknown as [
  HTMLInputElement,
  HTMLOutputElement,
];

place.onpointerover = input.onfocus = () =>
  import(place.dataset.seal as string).then(
    ({ start }) => start(place),
    () => {
      answer.value = 'The script for this did not load. Leave the field and try again.';
    },
  );

export {};
