import { type Content, collections } from '../../../src/collections.ts';
import { type Path, shown } from '../../content/problem.ts';
import type { Found } from '../finding.ts';

/** What the records of a file are, for the owner. Those of other files are texts. */
const nouns: Partial<Record<keyof Content, string>> = {
  site: 'company',
  claims: 'claim',
  teamMembers: 'person',
  testimonials: 'quote',
  jobs: 'job',
  articles: 'article',
  products: 'product',
  upcomingProducts: 'product',
  openApi: 'API',
};

function nounOf(collection: keyof Content, path: Path): string {
  if (path.includes('stories')) return 'client story';
  if (path.includes('figures') && collection === 'services') return 'figure';
  return nouns[collection] ?? 'text';
}

/** The words by which an owner recognizes a record. */
function nameOf(record: Record<string, unknown>): string {
  const words = [
    record.name,
    record.title,
    record.label,
    record.metric,
    record.question,
    record.value,
  ];
  const name = words.find((one) => typeof one === 'string');
  return name === undefined ? '' : `: ${shown(name)}`;
}

/** The groups of fields that say that they are a sample, with the path of that field. */
function* samplesIn(
  value: unknown,
  path: Path = [],
): Generator<{ path: Path; record: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  for (const name of ['sample', 'x-sample']) {
    if (record[name] === true) yield { path: [...path, name], record };
  }
  for (const [key, part] of Object.entries(record)) {
    yield* samplesIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Everything that is still invented. */
export function* sampleRules(content: Content): Generator<Found> {
  for (const name of Object.keys(collections) as (keyof Content)[]) {
    for (const { path, record } of samplesIn(content[name])) {
      const found = `an invented ${nounOf(name, path)}${nameOf(record)}`;
      yield { kind: 'sample', at: [name, ...path], found };
    }
  }
}
