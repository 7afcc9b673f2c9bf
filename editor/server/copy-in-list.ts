import type { Path } from '@website/content-model/checks/content/problem.ts';
import { Draft } from './draft.ts';
import { isBelow, type PlacedField } from './find-fields.ts';
import type { Session } from './session.ts';
import { type Value, withCopy, withValue } from './yaml-edit.ts';

/** Drafts a copy of an entry right below it, with an id of its own. */
export function copyInList(session: Session, file: string, path: Path): Draft {
  const fields = session.readContent().fields.filter((field) => field.file === file);
  const draft = new Draft(session);
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const set = (draft: Draft, field: PlacedField, value: Value) =>
    draft.edit(file, (yaml) => withValue(yaml, [...copy, ...field.path.slice(path.length)], value));

  draft.edit(file, (yaml) => withCopy(yaml, path));
  const ids = fields.filter(isId).map(({ value }) => `${value}`);
  const ofEntry = fields.filter((field) => isBelow(field.path, path) && field.value !== null);
  for (const field of ofEntry) {
    if (isId(field)) set(draft, field, addNumber(`${field.value}`.replace(/\/$/, ''), '-', ids));
    // Of what is special, there may be only one.
    else if (field.path.length === path.length + 1 && field.value === true)
      set(draft, field, false);
  }
  const name = ofEntry.find(({ kind, path }) => kind === 'text' && path.at(-1) !== 'id');
  if (name === undefined || draft.isRight()) return draft;
  // No two entries of this list may have the same name.
  const names = fields.filter((field) => field.name === name.name).map(({ value }) => `${value}`);
  const numbered = new Draft(session, draft);
  set(numbered, name, addNumber(`${name.value}`, ' ', names, name.most));
  return numbered;
}

/** The old address of a redirect is its id. */
const isId = ({ path, kind }: PlacedField) =>
  path.at(-1) === 'id' || (path.at(-1) === 'from' && kind === 'text');

/** A text with the first number that makes it different from all others. */
function addNumber(text: string, joint: string, taken: readonly string[], most = Infinity): string {
  for (let number = 2; ; number++) {
    const end = `${joint}${number}`;
    const numbered = text.slice(0, most - end.length) + end;
    if (!taken.includes(numbered)) return numbered;
  }
}
