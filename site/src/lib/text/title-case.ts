/** "Automation success rate" as "Automation Success Rate". */
export const titleCase = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
