import type { Service } from '@website/content-model/schemas/service.ts';

/** One number that a client measured before and after, for the home page. */
export interface MeasuredResult {
  industry: string;
  label: string;
  basis: string | undefined;
  /** The story on the page of its service. */
  href: string;
  before: number;
  after: number;
  /** Before the numbers: "$". */
  sign: string;
  /** After the numbers: "million". */
  unit: string;
  ends: { first: string; last: string } | undefined;
}

const maxResults = 3;

/**
 * The numbers that the stories choose for the home page, or else the first that can be drawn, in the
 * order of the services.
 */
export function findResults(
  services: readonly Pick<Service, 'route' | 'page'>[],
): MeasuredResult[] {
  const changes = services.flatMap(({ route, page }) =>
    (page.stories?.items ?? []).flatMap(({ industry, metrics }) =>
      metrics.flatMap(({ label, change }) =>
        change ? [{ href: `${route}#stories`, industry, label, ...change }] : [],
      ),
    ),
  );
  const chosen = changes.filter(({ onHome }) => onHome);
  const results = chosen.length > 0 ? chosen.slice(0, maxResults) : changes.slice(0, 1);
  return results.map(({ industry, label, href, basis, before, after, unit, ends }) => {
    // "$ million" is written around the number: "$28 million".
    const sign = /^\p{Sc}/u.exec(unit)?.[0] ?? '';
    const unitName = unit.slice(sign.length).trim();
    return { industry, label, href, basis, before, after, sign, unit: unitName, ends };
  });
}

/**
 * Writes the two values of a result, and the numerals of their scale, in one form: if a value would
 * take seven characters or more, all are shortened, like "12.5M".
 */
export function createResultFormat(
  { before, after, sign }: Pick<MeasuredResult, 'before' | 'after' | 'sign'>,
  locale: string,
): (value: number) => string {
  const isLong = [before, after].some(
    (value) => `${sign}${value.toLocaleString(locale)}`.length >= 7,
  );
  const format = new Intl.NumberFormat(
    locale,
    isLong ? { notation: 'compact', maximumSignificantDigits: 3 } : {},
  );
  return (value) => format.format(value);
}

/** The approximate widths of characters in the display font, in em. */
const widths: readonly [characters: RegExp, width: number][] = [
  [/[.,:’'i\s]/, 0.2],
  [/[\d$]/, 0.41],
  [/[MW%]/, 0.65],
];

function estimateWidth(text: string): number {
  const widthOfCharacter = (character: string) =>
    widths.find(([characters]) => characters.test(character))?.[1] ?? 0.48;
  return [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0);
}

/** The arrow between the two numbers, with the space around it, in em. */
const arrow = 0.87;

/**
 * Chooses a font size for two numbers next to a quadrant, so that they end before its arc: from 0 for the
 * full size to 4 for the smallest.
 */
export function chooseNumbersSize(before: string, after: string): number {
  const width = estimateWidth(before) + estimateWidth(after) + arrow;
  const limits = [2.6, 3.5, 4.6, 6];
  return limits.filter((limit) => width > limit).length;
}
