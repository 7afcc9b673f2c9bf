/// <reference types="astro/client" />

declare module 'virtual:content' {
  /** All content, read and checked by `build/content`. */
  const content: import('./collections.ts').Content;
  export default content;
}

declare module '*?island' {
  /** The address of the script that the file was bundled into. */
  const address: string;
  export default address;
}

declare module '*?script' {
  /** The file as one minified line of plain script. */
  const code: string;
  export default code;
}

// Buttons that open and shut dialogs by themselves; the types of React do not know them yet.
declare namespace React {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
