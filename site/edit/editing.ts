import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { allProblems } from '../checks/all-problems.ts';
import {
  type CheckedContent,
  type ContentFiles,
  checkContent,
} from '../checks/content/check-content.ts';
import { readContentFiles, textOf } from '../checks/content/content-files.ts';
import type { Path, Problem } from '../checks/content/problem.ts';
import { ProblemReport } from '../checks/problem-report.ts';
import { contentFolder } from '../company.ts';
import type { State } from './field.ts';
import { fieldsOf, type PlacedField } from './fields.ts';
import { frontOf } from './source-text.ts';
import {
  moved,
  type Value,
  withCopy,
  withField,
  withoutEntry,
  withoutField,
  withValue,
} from './yaml-edit.ts';

/** What a person can be told: it is their own to correct, and not a fault of ours. */
export class Refusal extends Error {}

/** One thing that a person did, with the bytes of each file before and after it. */
interface Step {
  sentence: string;
  field: string | undefined;
  files: { path: string; before: Buffer | undefined; after: Buffer | undefined }[];
}

export interface Change {
  id: string;
  /** Null leaves the field out. */
  value: Value | null;
}

export type ListAction = 'add' | 'remove' | 'up' | 'down';

/** Whether a page shows a text now. */
type Shows = (page: string, text: string) => Promise<boolean>;

/** Changes content on behalf of a person, and remembers how it was. */
export function editing(shows: Shows, folder = contentFolder) {
  const steps: Step[] = [];
  let done = 0;
  let notice: string | undefined;
  let changed: string | undefined;
  let welcome = true;

  let last: { files: ContentFiles; checked: ReturnType<typeof checkContent> } | undefined;
  /** The check of these files, unless it was the last one. */
  const check = (files: ContentFiles) => {
    const isSame =
      last?.files.size === files.size &&
      [...files].every(([file, text]) => last?.files.get(file) === text);
    if (!isSame || !last) last = { files, checked: checkContent(files) };
    return last.checked;
  };
  const checkWith = (texts: ReadonlyMap<string, string>) =>
    check(
      new Map([
        ...readContentFiles(folder),
        ...Array.from(texts, ([file, text]) => [file, textOf(Buffer.from(text))] as const),
      ]),
    );
  const read = () => {
    const files = readContentFiles(folder);
    const checked = check(files);
    if ('problems' in checked) throw ProblemReport.of(checked.problems);
    return { checked, fields: fieldsOf(files, checked) };
  };
  const fieldIn = (fields: readonly PlacedField[], id: string) => {
    const field = fields.find((one) => one.id === id);
    if (field === undefined) throw new Refusal('This text is no longer there. Reload the page.');
    return field;
  };

  /** The new text of each file that the changes touch. */
  function textsAfter(changes: readonly Change[]): {
    texts: Map<string, string>;
    fields: PlacedField[];
  } {
    const { fields } = read();
    const texts = new Map<string, string>();
    for (const { id, value } of changes) {
      const field = fieldIn(fields, id);
      const text = texts.get(field.file) ?? sourceOf(folder, field.file);
      texts.set(
        field.file,
        inFront(field.file, text, (head) => changeOf(head, field, value)),
      );
    }
    return { texts, fields };
  }

  function commit(step: Step): void {
    write(step, 'before', 'after');
    steps.splice(done, steps.length, step);
    done = steps.length;
    changed = step.field;
  }

  function back(): Step | undefined {
    const step = steps[done - 1];
    if (step === undefined) return undefined;
    write(step, 'after', 'before');
    done--;
    changed = step.field;
    return step;
  }

  async function keep(
    texts: ReadonlyMap<string, string>,
    sentence: string,
    field?: string,
  ): Promise<void> {
    const [problem] = await allProblems(checkWith(texts));
    if (problem) throw new Refusal(messageOf(problem));
    const files = Array.from(texts, ([file, text]) => {
      const path = resolve(folder, file);
      return { path, before: readFileSync(path), after: Buffer.from(text) };
    });
    commit({ sentence, field, files });
  }

  return {
    state(): State {
      const { checked, fields } = read();
      const state = {
        fields: fields.map(({ file, path, ...field }) => field),
        names: namesIn(checked, fields),
        undo: steps[done - 1]?.sentence,
        redo: steps[done]?.sentence,
        notice,
        changed,
        welcome,
      };
      [notice, changed] = [undefined, undefined];
      return state;
    },

    dismissWelcome: () => {
      welcome = false;
    },

    /** What the check says about changes that are not saved yet. */
    check(changes: readonly Change[]): string | undefined {
      const checked = checkWith(textsAfter(changes).texts);
      return 'problems' in checked ? messageOf(checked.problems[0]) : undefined;
    },

    /**
     * Saves changes. If a field was shown on a page, its new text must be there too, or all is as
     * before.
     */
    async save(changes: readonly Change[], page?: string): Promise<void> {
      const { texts, fields } = textsAfter(changes);
      const [first] = changes;
      if (first === undefined) return;
      const before = fieldIn(fields, first.id);
      const sentence = `${before.label}: ${quoted(before.value)} becomes ${quoted(first.value)}`;
      await keep(texts, sentence, first.id);
      const after = read().fields.find(({ id }) => id === first.id);
      notice = `Saved. ${sentence}.`;
      if (page === undefined || after === undefined || after.kind !== 'text') return;
      if (await shows(page, after.shown)) return;
      back();
      steps.length = done;
      notice = `Not saved: the page did not show “${after.shown}” as it was typed, so the file is as it was before.`;
      throw new Refusal(notice);
    },

    /** Changes the order or the number of entries in one of the lists that a field is in. */
    async list(id: string, level: number, action: ListAction): Promise<void> {
      const { fields } = read();
      const field = fieldIn(fields, id);
      const path = entryPath(field.path, level);
      const name = field.lists[level]?.name ?? '';
      const change = (head: string) => {
        if (action === 'remove') return withoutEntry(head, path);
        if (action === 'add') return withMarkedCopy(head, path, fields, field.file);
        const index = Number(path.at(-1)) + (action === 'up' ? -1 : 1);
        if (index < 0) throw new Refusal('It is the first already.');
        if (
          !fields.some(
            (one) => one.file === field.file && isBelow(one.path, [...path.slice(0, -1), index]),
          )
        )
          throw new Refusal('It is the last already.');
        return moved(head, path, action === 'up' ? -1 : 1);
      };
      const text = inFront(field.file, sourceOf(folder, field.file), change);
      const sentence = `${field.lists[level]?.of}: ${name} ${listWords[action]}`;
      await keep(new Map([[field.file, text]]), sentence);
      notice = `Saved. ${sentence}.`;
    },

    undo(): void {
      const step = back();
      if (step) notice = `Undone: ${step.sentence}.`;
    },

    redo(): void {
      const step = steps[done];
      if (step === undefined) return;
      write(step, 'before', 'after');
      done++;
      changed = step.field;
      notice = `Done again: ${step.sentence}.`;
    },
  };
}

const listWords: Record<ListAction, string> = {
  add: 'was copied; the copy is marked as sample',
  remove: 'was removed',
  up: 'moved up',
  down: 'moved down',
};

const quoted = (value: Value | null) => (value === null ? 'nothing' : `“${value}”`);

const isBelow = (path: Path, parent: Path) => parent.every((key, index) => path[index] === key);

/** The path of the entry in the list at a level, counted from the innermost. */
function entryPath(path: Path, level: number): Path {
  const places = path.flatMap((key, index) => (typeof key === 'number' ? [index] : []));
  const at = places.at(-1 - level);
  if (at === undefined) throw new Refusal('This is not in a list.');
  return path.slice(0, at + 1);
}

function changeOf(head: string, { path, value: old, optional }: PlacedField, value: Value | null) {
  if (value === null || (value === '' && optional))
    return old === null ? head : withoutField(head, path);
  return old === null ? withField(head, path, value) : withValue(head, path, value);
}

/** A copy of a record with an id and a name of its own, marked as sample. */
function withMarkedCopy(
  head: string,
  path: Path,
  fields: readonly PlacedField[],
  file: string,
): string {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const own = fields.filter((one) => one.file === file && isBelow(one.path, path));
  const at = (name: string) =>
    own.find((one) => one.path.length === path.length + 1 && one.path.at(-1) === name);
  const ids = fields
    .filter((one) => one.file === file && one.path.at(-1) === 'id')
    .map(({ value }) => value);
  const id = at('id')?.value;
  const name = own.find(
    (one) => one.kind === 'text' && one.path.at(-1) !== 'id' && one.value !== null,
  );
  let text = withCopy(head, path);
  if (typeof id === 'string') {
    const number = Array.from({ length: 99 }, (_, index) => index + 2).find(
      (n) => !ids.includes(`${id}-${n}`),
    );
    text = withValue(text, [...copy, 'id'], `${id}-${number}`);
  }
  if (name) {
    const words = `Sample: ${name.value}`.slice(0, name.most);
    text = withValue(text, [...copy, ...name.path.slice(path.length)], words);
  }
  const sample = at('sample');
  const isSample = fields.find((one) => one.file === file && one.path.join() === 'sample')?.value;
  if (sample === undefined || (isSample === true && sample.value === null)) return text;
  return sample.value === null
    ? withField(text, [...copy, 'sample'], true)
    : withValue(text, [...copy, 'sample'], true);
}

/** A file's text with its bytes as they are, also if they are those of Windows. */
function sourceOf(folder: string, file: string): string {
  const bytes = readFileSync(resolve(folder, file));
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new Refusal(`${file} must be saved as UTF-8 first.`);
  return text;
}

function inFront(file: string, text: string, change: (head: string) => string): string {
  const { before, head, after } = frontOf(file, text);
  return before + change(head) + after;
}

const messageOf = ({ field, found, expected }: Problem) =>
  `${field && `${field}: `}found ${found}; ${expected}.`;

/** Claims by the names that texts use for them, each with the field of its value. */
function namesIn({ content }: CheckedContent, fields: readonly PlacedField[]): State['names'] {
  const { figures, promises } = content.claims;
  return Object.fromEntries(
    Object.keys({ ...figures, ...promises }).flatMap((name) => {
      const ofClaim = fields.filter(({ file, path }) => file === 'claims.yaml' && path[1] === name);
      return ['value', 'meaning'].flatMap((part) => {
        const field = ofClaim.find(({ path }) => path[2] === part);
        return field ? [[part === 'value' ? name : `${name}.meaning`, field.id]] : [];
      });
    }),
  );
}

/** Puts files from one state into the other, unless someone else has changed them since. */
function write({ files }: Step, from: 'before' | 'after', to: 'before' | 'after'): void {
  for (const { path, [from]: expected } of files) {
    const now = existsSync(path) ? readFileSync(path) : undefined;
    const isSame =
      now === undefined || expected === undefined ? now === expected : now.equals(expected);
    if (!isSame)
      throw new Refusal(`${basename(path)} was changed elsewhere. Reload the page, and try again.`);
  }
  for (const { path, [to]: bytes } of files) {
    if (bytes === undefined) {
      rmSync(path);
      continue;
    }
    // A program that reads the file meanwhile sees all of the old text or all of the new.
    const draft = resolve(dirname(path), `.${basename(path)}.tmp`);
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  }
}
