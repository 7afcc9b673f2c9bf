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
