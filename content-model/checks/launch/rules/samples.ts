import { type Content, collections } from '../../../collections.ts';
import { formatValue } from '../../content/problem.ts';
import { listValues } from '../../content/walk-content.ts';
import type { FoundProblem } from '../launch-problem.ts';

type Fields = Record<string, unknown>;

/** The fields that mark invented content. OpenAPI allows only additional fields that begin with "x-". */
const markFields = ['sample', 'x-sample'];

/** The words by which an owner recognizes an entry. */
function formatName({ name, title, label, metric, question }: Fields): string {
  const words = [name, title, label, metric, question].find((text) => typeof text === 'string');
  return words === undefined ? '' : `: ${formatValue(words)}`;
}

/** Everything that is still invented. All entries of a list together are one problem. */
export function* findInventedContent(content: Content): Generator<FoundProblem> {
  const problem = { kind: 'sample', severity: 'blocker' } as const;
  for (const name of Object.keys(collections) as (keyof Content)[]) {
    if (collections[name].kind === 'list') {
      const entries = content[name] as Fields[];
      const inventedEntries = entries.filter(({ sample }) => sample);
      const [first] = inventedEntries;
      if (first === undefined) continue;
      const path = inventedEntries.length < entries.length ? [entries.indexOf(first)] : [];
      const found = `${inventedEntries.length} of ${entries.length} invented${formatName(first)}`;
      yield { ...problem, at: [name, ...path, 'sample'], found };
      continue;
    }
    for (const { path, value } of listValues(content[name])) {
      const fields = Object(value) as Fields;
      const mark = markFields.find((field) => fields[field] === true);
      if (mark === undefined) continue;
      yield { ...problem, at: [name, ...path, mark], found: `invented${formatName(fields)}` };
    }
  }
}
