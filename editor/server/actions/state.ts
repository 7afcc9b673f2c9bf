import type { CheckedContent } from '@website/content-model/checks/content/check-content.ts';
import { claimDetails } from '@website/content-model/checks/content/placeholders.ts';
import { readLanguage } from '@website/content-model/checks/content/read-labels.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import type { ContentList, State } from '../../field.ts';
import { questions } from '../company/questions.ts';
import { isBelow, type PlacedField, type PlacedList } from '../find-fields.ts';
import { questionsOf } from '../forms.ts';
import { pagesOf } from '../list-pages.ts';
import type { Session } from '../session.ts';

/** Everything that the page has to know, with what is told once. */
export function getState(session: Session): State {
  const { checked, fields, lists } = session.readContent();
  const fieldsByFile = Map.groupBy(fields, ({ file }) => file);
  const { notice, go, changed } = session.takeNews();
  return {
    fields: fields.map(({ file, path, ...field }) => field),
    lists: lists.flatMap((list) => describeList(list, fieldsByFile.get(list.file) ?? [])),
    pages: pagesOf(checked.content, readLanguage(checked.content.site.language).labels),
    names: listNames(checked, fields),
    undo: session.history.last?.sentence,
    redo: session.history.next?.sentence,
    ...{ notice, go, changed },
    ...(session.company === sampleFolder && {
      questions: questions.map(({ schema, read, ...question }) => question),
    }),
  };
}

/** A list for the browser. None if nothing can be added to it. */
function describeList(list: PlacedList, fields: readonly PlacedField[]): ContentList[] {
  const asks = questionsOf(list);
  if (asks === undefined) return [];
  const entries = Array.from({ length: list.count }, (_, index) => {
    const field = fields.find(({ path }) => isBelow(path, [...list.path, index]));
    return field ? [{ id: field.id, name: field.lists.at(-1)?.name ?? '' }] : [];
  });
  const { file, path, count, least, schema, ...described } = list;
  return [{ ...described, asks, entries: entries.flat() }];
}

/** Claims by the names that texts use for them, each with the field of its value. */
function listNames({ content }: CheckedContent, fields: readonly PlacedField[]): State['names'] {
  const { figures, promises } = content.claims;
  const currency = fields.find(({ file, path }) => `${file} ${path}` === 'site.yaml currency');
  const fieldsByClaim = Map.groupBy(
    fields.filter(({ file }) => file === 'claims.yaml'),
    ({ path }) => path[1],
  );
  return Object.fromEntries([
    ['currency', currency?.id ?? ''],
    ...Object.keys({ ...figures, ...promises }).flatMap((name) => {
      const ofClaim = fieldsByClaim.get(name) ?? [];
      return ['value', ...claimDetails].flatMap((part) => {
        const field = ofClaim.find(({ path }) => path[2] === part);
        return field ? [[part === 'value' ? name : `${name}.${part}`, field.id]] : [];
      });
    }),
  ]);
}

export function undo(session: Session): void {
  const step = session.history.undo();
  if (step) session.tell({ notice: `Undone: ${step.sentence}.`, changed: step.field });
}

export function redo(session: Session): void {
  const step = session.history.redo();
  if (step) session.tell({ notice: `Done again: ${step.sentence}.`, changed: step.field });
}
