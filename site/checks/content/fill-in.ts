import { opensText } from '../../src/lib/hours/clock.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { readLanguage } from './labels.ts';
import { type Fault, type Path, shown } from './problem.ts';

/** The values that names in {braces} stand for. */
export type FillIns = Pick<ReadonlyMap<string, string>, 'get'>;

/** In place of a value that could not be read, so that its fault is reported once, where it is. */
const unread = '0';

const inBraces = /\{(\p{Ll}[\p{Ll}-]*(?:\.meaning)?)\}/gu;

/**
 * The values of the register, and those computed from the services and the company's hours. Reads
 * the files before they are checked, so it takes only what has the right shape.
 */
export function fillInsOf(claims: unknown, services: readonly unknown[], site: unknown): FillIns {
  const { figures, promises } = asRecord(claims);
  // Without the register, every text that uses it would be reported too.
  if (!figures || !promises) return { get: () => unread };
  const { labels, locale } = readLanguage(asRecord(site).language);
  const fillIns = new Map<string, string>();
  for (const [name, claim] of Object.entries({ ...asRecord(figures), ...asRecord(promises) })) {
    const { value, meaning } = asRecord(claim);
    fillIns.set(name, typeof value === 'string' ? value : unread);
    fillIns.set(`${name}.meaning`, typeof meaning === 'string' ? asLabel(meaning) : unread);
  }
  const lengths = services.map(weeksOf).filter(({ most }) => most > 0);
  if (lengths.length > 0) {
    const shortest = Math.min(...lengths.map(({ least }) => least));
    const longest = Math.max(...lengths.map(({ most }) => most));
    fillIns.set('project-weeks', weeksText(shortest, longest, site));
  } else if (services.includes(undefined)) fillIns.set('project-weeks', unread);
  const { hours } = asRecord(site);
  // Also if the file or the hours cannot be read, so that this is reported once, where it is.
  if (hours !== undefined || !('name' in asRecord(site))) {
    const { opens, zone, abbreviation } = asRecord(hours);
    let opening = unread;
    try {
      opening = opensText(
        { opens: `${opens}`, zone: `${zone}`, abbreviation: abbreviation as string },
        { at: labels.hours.at, locale },
      );
    } catch {}
    fillIns.set('opening-time', opening);
  }
  return fillIns;
}

/** The values for the file of one service, which can also name its own weeks. */
export function fillInsOfService(fillIns: FillIns, service: unknown, site: unknown): FillIns {
  const { least, most } = weeksOf(service);
  const ownWeeks = weeksText(least, most, site);
  return { get: (name) => (name === 'service-weeks' ? ownWeeks : fillIns.get(name)) };
}

function weeksText(from: number, to: number, site: unknown): string {
  const { time } = readLanguage(asRecord(site).language).labels;
  const count = from === to ? `${to}` : fill(time.range, { from, to });
  return fill(time.weeks.other, { count });
}

/** A meaning as the label of its figure, which has no final period. */
const asLabel = (meaning: string) => meaning.replace(/\.$/, '');

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The weeks that all steps of a service take together. */
function weeksOf(service: unknown) {
  const { steps } = asRecord(asRecord(asRecord(service).page).process);
  const total = { least: 0, most: 0 };
  for (const step of Array.isArray(steps) ? steps : []) {
    const { least, most } = asRecord(asRecord(asRecord(step).duration).weeks);
    total.least += Number(least ?? 0);
    total.most += Number(most ?? 0);
  }
  return total;
}

/** A text with its names replaced. A name that the register does not have stays as it is. */
export function fillText(text: string, fillIns: FillIns): string {
  return text.replace(inBraces, (whole, name: string) => fillIns.get(name) ?? whole);
}

/** All texts in a value with their names replaced, also unknown ones, and where those are. */
export function fillValue(
  value: unknown,
  fillIns: FillIns,
  complain: (fault: Fault & { path: Path }) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    const filled = fillText(value, fillIns);
    const [unknown] = filled.match(inBraces) ?? [];
    if (unknown !== undefined) {
      const expected =
        unknown === '{opening-time}'
          ? 'must be removed, or hours must be in site.yaml'
          : 'must be a name in claims.yaml, such as {money-back}';
      complain({ path, found: `${unknown} in ${shown(value)}`, expected });
    }
    return filled.replaceAll(inBraces, unread);
  }
  if (Array.isArray(value)) {
    return value.map((part, index) => fillValue(part, fillIns, complain, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      fillValue(part, fillIns, complain, [...path, key]),
    ]),
  );
}
