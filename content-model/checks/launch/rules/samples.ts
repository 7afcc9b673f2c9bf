import { type Content, collections } from '../../../collections.ts';
import { partsOf } from '../../content/parts-of.ts';
import { shown } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

type Fields = Record<string, unknown>;

/** The fields that say so. OpenAPI allows only additions that begin with "x-". */
const marks = ['sample', 'x-sample'];

/** The words by which an owner recognizes a record. */
function nameOf({ name, title, label, metric, question }: Fields): string {
  const words = [name, title, label, metric, question].find((one) => typeof one === 'string');
  return words === undefined ? '' : `: ${shown(words)}`;
}

/** Everything that is still invented. The records of a list are one problem. */
export function* sampleRules(content: Content): Generator<FoundProblem> {
  const problem = { kind: 'sample', severity: 'blocker' } as const;
  for (const name of Object.keys(collections) as (keyof Content)[]) {
    if (collections[name].kind === 'list') {
      const records = content[name] as Fields[];
      const invented = records.filter(({ sample }) => sample);
      const [first] = invented;
      if (first === undefined) continue;
      const path = invented.length < records.length ? [records.indexOf(first)] : [];
      const found = `${invented.length} of ${records.length} invented${nameOf(first)}`;
      yield { ...problem, at: [name, ...path, 'sample'], found };
      continue;
    }
    for (const { path, value } of partsOf(content[name])) {
      const fields = Object(value) as Fields;
      const mark = marks.find((field) => fields[field] === true);
      if (mark === undefined) continue;
      yield { ...problem, at: [name, ...path, mark], found: `invented${nameOf(fields)}` };
    }
  }
}
