/** Letters that Unicode does not take apart into a plain letter and an accent. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The name of a company’s folder: small letters, digits and hyphens. */
export function folderName(company: string): string {
  return (
    company
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\0-\x7f]/g, (letter) => plainLetters[letter] ?? letter)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'company'
  );
}
