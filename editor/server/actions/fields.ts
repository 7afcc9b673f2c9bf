import { z } from 'astro/zod';
import { Draft } from '../draft.ts';
import { fieldId as createFieldId, type PlacedField } from '../find-fields.ts';
import { withPassage } from '../passages.ts';
import { describeProblem } from '../problem-message.ts';
import { Refusal } from '../refusal.ts';
import { renameUnpublished } from '../renaming.ts';
import { findField, type Session } from '../session.ts';
import { frontOf } from '../source-text.ts';
import { type Value, withField, withoutField, withValue } from '../yaml-edit.ts';
import { fieldId } from './input.ts';

const changes = z.array(
  z.strictObject({
    id: fieldId,
    /** Null leaves the field out. */
    value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  }),
);

type Changes = z.output<typeof changes>;

export const checkInput = z.strictObject({ changes });

/** What the check says about changes that are not saved yet. */
export function checkFields(
  session: Session,
  { changes }: z.output<typeof checkInput>,
): string | undefined {
  const draft = draftChanges(session, session.readContent().fields, changes);
  const checked = draft.check();
  return 'problems' in checked ? describeProblem(checked.problems[0], draft.files) : undefined;
}

export const saveInput = z.strictObject({
  changes,
  /** The page on which a single field was typed into. */
  page: z.string().optional(),
});

/**
 * Saves changes. If a field was shown on a page, its new text must be there too, or all is as before.
 */
export async function saveFields(
  session: Session,
  { changes, page }: z.output<typeof saveInput>,
): Promise<void> {
  const { fields } = session.readContent();
  const [first] = changes;
  if (first === undefined) return;
  const sentences = changes.map(({ id, value }) => describeChange(findField(fields, id), value));
  const { draft, newFiles } = await renameUnpublished(
    session,
    draftChanges(session, fields, changes),
    changes.map(({ id, value }) => ({ field: findField(fields, id), value })),
    fields,
  );
  const { file, path } = findField(fields, first.id);
  const id = createFieldId(newFiles.get(file) ?? file, path);
  session.save(draft, sentences.join('; '), id);
  if (page !== undefined) await takeBackUnlessShown(session, id, page);
}

/** Undoes the last step if a page does not show what was typed into one of its fields. */
async function takeBackUnlessShown(session: Session, id: string, page: string): Promise<void> {
  const field = session.readContent().fields.find((candidate) => candidate.id === id);
  if (field?.kind !== 'text') return;
  // What the site fills in is on the page, not its name.
  if (field.fallback !== undefined && field.shown.includes('{')) return;
  if (await session.showsText(page, field.shown)) return;
  session.history.takeBack();
  const notice = `Not saved: the page didn’t show “${field.shown}” as you typed it, so the file is as it was before.`;
  session.tell({ notice });
  throw new Refusal(notice);
}

function draftChanges(session: Session, fields: readonly PlacedField[], changes: Changes): Draft {
  const draft = new Draft(session);
  for (const { id, value } of changes) setField(draft, findField(fields, id), value);
  return draft;
}

function setField(draft: Draft, field: PlacedField, value: Value | null): void {
  const { file, path, kind } = field;
  if (kind !== 'markdown' && kind !== 'passage') {
    draft.edit(file, (yaml) => setYamlField(yaml, field, value));
    return;
  }
  const text = draft.read(file);
  const { body } = frontOf(file, text);
  const frontMatter = text.slice(0, text.length - body.length);
  const words = `${value ?? ''}`;
  if (kind === 'passage')
    draft.write(file, frontMatter + withPassage(body, Number(path[1]), words));
  else draft.write(file, words === '' ? frontMatter : `${frontMatter}\n${words.trim()}\n`);
}

/** The YAML with another value in a field. An optional field without a text is left out. */
function setYamlField(
  yaml: string,
  { path, kind, value: before, optional }: PlacedField,
  value: Value | null,
): string {
  if (value !== null && (value !== '' || !optional))
    return before === null ? withField(yaml, path, value) : withValue(yaml, path, value);
  if (before === null) return yaml;
  // A picture goes with its description.
  const isInGroup = kind === 'picture' && path.at(-1) === 'file';
  return withoutField(yaml, isInGroup ? path.slice(0, -1) : path, true);
}

function describeChange(field: PlacedField, value: Value | null): string {
  const { title, blank, fallback = null } = field;
  if (blank !== undefined) return `${title} becomes ${quote(value)}`;
  return `${title}: ${quote(field.value ?? fallback)} becomes ${quote(value ?? fallback)}`;
}

function quote(value: Value | null): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = `${value}`;
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
