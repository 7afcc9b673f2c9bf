import type { ContentFiles } from '@website/content-model/checks/content/check-content.ts';
import type { Path, Problem } from '@website/content-model/checks/content/problem.ts';
import { getValueAt } from '@website/content-model/checks/content/walk-content.ts';
import { parseYaml } from '@website/content-model/checks/content/yaml-source.ts';
import { Draft } from './draft.ts';
import { serviceFile, withOrder } from './entry-files.ts';
import { titleIn } from './find-fields.ts';
import { removeLinks } from './links.ts';
import { findFile } from './problem-message.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './session.ts';
import { entryId, frontOf, isEntryFile } from './source-text.ts';
import { withoutEntry, withoutField } from './yaml-edit.ts';

interface Place {
  file: string;
  /** Empty for a whole file. */
  path: Path;
}

/** Drafts that an entry goes, and if the person agrees, entries elsewhere that name it. */
export function removeEntry(session: Session, file: string, path: Path, isAgreed: boolean): Draft {
  const draft = new Draft(session);
  const yaml = draft.readYaml(file);
  const ids =
    path.length === 0
      ? [entryId(file)]
      : ['id', 'name'].map((key) => readValue(yaml, [...path, key]));
  if (path.length === 0) draft.remove(file);
  else draft.edit(file, (yaml) => withoutEntry(yaml, path));
  const checked = draft.check();
  const { files } = draft;
  const problems = 'problems' in checked ? checked.problems : [];
  const others = problems.flatMap((problem) => findNamingEntry(problem, ids, files));
  // From the last one on, so that the places of the others stay right.
  for (const other of others.toReversed()) removeNamingEntry(draft, other, file);
  if (others.length > 0 && !isAgreed && draft.isRight()) {
    throw new Refusal(
      `${others.map(({ name }) => name).join(' and ')} would lead nowhere without it.`,
      others.length > 1 ? 'Remove All of Them' : 'Remove Both',
    );
  }
  return draft;
}

/** The entry that a problem is in, if the problem is that it names something that has gone. */
function findNamingEntry(
  { file: shown, path = [] }: Problem,
  ids: readonly unknown[],
  files: ContentFiles,
): (Place & { name: string })[] {
  const file = findFile(shown, files);
  const text = files.get(file) ?? '';
  const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
  const isEntry = entry.length > 0 || isEntryFile(file);
  const value = readValue(frontOf(file, text).head, path) ?? path;
  if (!isEntry || !ids.includes(value)) return [];
  return [{ file, path: entry, name: `“${titleIn(file, text, entry)}”` }];
}

function removeNamingEntry(draft: Draft, { file, path }: Place, removedFrom: string): void {
  if (path.length === 0) {
    draft.remove(file);
    return;
  }
  const [list, group] = [path.slice(0, -1), path.slice(0, -2)];
  const entries = readValue(draft.readYaml(file), list) as unknown[];
  // A list elsewhere may have to have an entry: what it is in goes with the last one.
  const isLast = file !== removedFrom && entries.length === 1 && group.length > 0;
  const removeGroup = typeof group.at(-1) === 'number' ? withoutEntry : withoutField;
  draft.edit(file, (yaml) => (isLast ? removeGroup(yaml, group) : withoutEntry(yaml, path)));
}

const readValue = (yaml: string, path: Path) => getValueAt(parseYaml(yaml).value, path);

/** Drafts that a service goes, and if the person agrees, the links to its page. */
export function removeService(
  session: Session,
  file: string,
  name: string,
  isAgreed: boolean,
): Draft {
  const { fields, checked } = session.readContent();
  const id = entryId(file);
  const ids = checked.content.services.map((service) => service.id);
  const draft = new Draft(session);
  const elsewhere = fields.filter((field) => field.file !== file);
  removeLinks(draft, `/${id}`, name, elsewhere, isAgreed);
  if (ids.length === 1)
    throw new Refusal('This is the only service. Add another one first, or change this one.');
  draft.remove(serviceFile(id));
  const listed = readValue(draft.readYaml('site.yaml'), ['services']);
  if (Array.isArray(listed) && listed.includes(id))
    draft.edit('site.yaml', (yaml) =>
      withOrder(
        yaml,
        ids.filter((other) => other !== id),
      ),
    );
  return draft;
}
