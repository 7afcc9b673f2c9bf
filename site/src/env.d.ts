/// <reference types="astro/client" />

declare module 'virtual:content' {
  /** All content, read and checked by `checks/content`. */
  const content: import('./collections.ts').Content;
  export default content;
}

declare module 'virtual:pictures' {
  const pictures: {
    /** The size of each picture that the content names, by its file. */
    sizes: Readonly<Record<string, { width: number; height: number }>>;
    /** The company's logos as data URLs. */
    logos: { logo?: string; logoDark?: string; icon?: string };
  };
  export default pictures;
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
  export const time: Labels['time'];
  export const hours: Labels['hours'];
  export const schedule: Labels['schedule'];
  export const search: Labels['search'];
  export const copy: Labels['copy'];
  export const hero: Labels['hero'];
  export const orrery: Labels['orrery'];
  export const services: Labels['services'];
  export const products: Labels['products'];
  export const testimonials: Labels['testimonials'];
  export const contact: Labels['contact'];
  export const forms: Labels['forms'];
  export const byEmail: Labels['byEmail'];
  export const retry: Labels['retry'];
  export const email: Labels['email'];
  export const intake: Labels['intake'];
  export const numbers: Labels['numbers'];
  export const prices: Labels['prices'];
  export const shell: Labels['shell'];
  export const page: Labels['page'];
  export const ui: Labels['ui'];
  export const comparison: Labels['comparison'];
  export const service: Labels['service'];
  export const team: Labels['team'];
  export const careers: Labels['careers'];
  export const news: Labels['news'];
  export const support: Labels['support'];
  export const docs: Labels['docs'];
  export const api: Labels['api'];
  export const cookies: Labels['cookies'];
  export const legal: Labels['legal'];
  export const notFound: Labels['notFound'];
}
