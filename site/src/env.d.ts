/// <reference types="astro/client" />

declare module 'virtual:content' {
  /** All content, read and checked by `checks/content`. */
  const content: import('./collections.ts').Content;
  export default content;
}

declare module '*?island' {
  /** The URL of the bundled script. */
  const address: string;
  export default address;
}

declare module '*?script' {
  /** The file as one line of minified plain script. */
  const code: string;
  export default code;
}

/** The labels of the interface, in the company's language: see languages/en.json. */
declare module 'virtual:labels' {
  type Labels = typeof import('../../languages/en.json');
  /** As in `<html lang>`: "en". */
  export const language: string;
  /** For dates and numbers: "en-US". */
  export const locale: string;
  export const numbers: Labels['numbers'];
  export const prices: Labels['prices'];
  export const shell: Labels['shell'];
}
