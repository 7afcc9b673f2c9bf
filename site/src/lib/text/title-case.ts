import { language } from 'virtual:labels';

/** "Automation success rate" as "Automation Success Rate". Only English has such titles. */
export const toTitleCase = (text: string) =>
  !language.startsWith('en')
    ? text
    : text.replace(/(?<![\p{L}\p{N}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
