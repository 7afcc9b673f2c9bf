/// <reference types="astro/client" />

declare module 'virtual:content' {
  /** All content, read and checked by `checks/content`. */
  const content: import('@website/content-model/collections.ts').Content;
  export default content;
  /** What the owner has yet to fill in. Marks in the content stand for these. */
  export const blanks: readonly import('@website/content-model/lib/text/blanks.ts').Blank[];
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

/** The company's colors by the names of their tokens. */
declare module 'virtual:colors' {
  const palettes: import('@website/content-model/lib/colors/theme-colors.ts').Palettes;
  export = palettes;
}

/** The sections of the home page in the form that suits how much the company has. */
declare module 'virtual:sections' {
  /** With one paragraph and no more, ShortAbout. */
  export const AboutSection:
    | typeof import('./sections/home/About.tsx').About
    | typeof import('./sections/home/ShortAbout.tsx').ShortAbout;
  /** With one service, OnlyService. */
  export const ServicesSection:
    | typeof import('./sections/home/Services.tsx').Services
    | typeof import('./sections/home/OnlyService.tsx').OnlyService;
  /** Without anything to say about what happens to a message, ContactDetails. */
  export const ContactColumn:
    | typeof import('./sections/home/ContactCards.tsx').ContactCards
    | typeof import('./sections/home/ContactDetails.tsx').ContactDetails;
}

declare module '*?script' {
  /** The file as one line of minified plain script. */
  const code: string;
  export default code;
}

/** The labels of the interface, in the company's language. */
declare module 'virtual:labels' {
  const labels: typeof import('../../languages/en.json') & {
    /** As in `<html lang>`: "en". */
    language: string;
    /** For dates and numbers: "en-US". */
    locale: string;
  };
  export = labels;
}
