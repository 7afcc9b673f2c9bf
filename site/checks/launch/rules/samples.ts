import { type Content, collections } from '../../../src/collections.ts';
import { partsOf } from '../../content/parts-of.ts';
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

/** The fields that say so. OpenAPI allows only additions that begin with "x-". */
const marks = ['sample', 'x-sample'];

/** Everything that is still invented. */
export function* sampleRules(content: Content): Generator<Found> {
  for (const name of Object.keys(collections) as (keyof Content)[]) {
    for (const { path, value } of partsOf(content[name])) {
      const record = Object(value) as Record<string, unknown>;
      for (const mark of marks.filter((field) => record[field] === true)) {
        const found = `an invented ${nounOf(name, path)}${nameOf(record)}`;
        yield { kind: 'sample', at: [name, ...path, mark], found };
      }
    }
  }
}
