import { service, team } from 'virtual:labels';

/**
 * The fraction of a whole, from 0 to 1, in a text like "95%" or "4.9/5"; undefined for other texts.
 */
export function parseProportion(value: string): number | undefined {
  const percent = /^(\d+(?:[.,]\d+)?)\s?%$/.exec(value);
  if (percent !== null) return limitToWhole(parseNumber(percent[1]) / 100);
  const score = /^(\d+(?:[.,]\d+)?)\/(\d+)$/.exec(value);
  if (score !== null) return limitToWhole(parseNumber(score[1]) / Number(score[2]));
  return undefined;
}

/** The decimal separator of the language is a period or a comma. */
const parseNumber = (text = '') => Number(text.replace(',', '.'));

/** A dial cannot show more than the whole, like "300%" and "24/7". */
function limitToWhole(fraction: number): number | undefined {
  return fraction <= 1 ? fraction : undefined;
}

/** How many times the whole a percentage above 100 is: 3 for "300%"; undefined for other texts. */
export function parseMultiple(value: string): number | undefined {
  const percent = /^(\d+)\s?%$/.exec(value);
  const times = percent === null ? 0 : Number(percent[1]) / 100;
  return times > 1 ? times : undefined;
}

const weeksRange = new RegExp(
  `^${service.weeksRange.replace(/\{least\}(.+)\{most\}/, '(\\d+)(?:$1|-|–)(\\d+)').replace(/\s/g, '\\s')}$`,
);

/** The two numbers in a text like "8-12 weeks"; undefined for other texts. */
export function parseWeeks(value: string): { least: number; most: number } | undefined {
  const span = weeksRange.exec(value);
  return span === null ? undefined : { least: Number(span[1]), most: Number(span[2]) };
}

const yearWords = Object.values(team.years).map((label) => label.replace('{count}', '').trim());
const yearsAtStart = new RegExp(`^([1-7]?\\d)\\s(?:${yearWords.join('|')})(?!\\p{L})`, 'u');

/**
 * The number of years at the start of a text like "14 years in optics"; undefined for other texts.
 */
export function parseYears(text: string): number | undefined {
  const years = yearsAtStart.exec(text);
  return years === null ? undefined : Number(years[1]);
}
