import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { shownRatio } from '../checks/colors/color-problems.ts';
import {
  type CheckedContent,
  type ContentFiles,
  checkContent,
} from '../checks/content/check-content.ts';
import { readContentFiles, textOf } from '../checks/content/content-files.ts';
import type { Path, Problem } from '../checks/content/problem.ts';
import { yamlSource } from '../checks/content/yaml-source.ts';
import { kinds } from '../checks/launch/finding.ts';
import { intakeOrReport, refuseBlockers } from '../checks/launch/gate.ts';
import { launchFindings } from '../checks/launch/launch-check.ts';
import { inspectPicture } from '../checks/pictures/inspect-picture.ts';
import { ProblemReport } from '../checks/problem-report.ts';
import { refusalOf } from '../commands/rebrand/accept-colors.ts';
import { type BrandColors, derivePalette } from '../commands/rebrand/derive-palette.ts';
import { folderName } from '../commands/rebrand/folder-name.ts';
import { newColors } from '../commands/rebrand/new-site.ts';
import { contentFolder, shownPath } from '../company.ts';
import { contrast } from '../src/lib/colors/contrast.ts';
import { themeColors } from '../src/lib/colors/theme-colors.ts';
import { getBuildDate } from '../src/lib/dates/build-date.ts';
import type { Colors, LaunchItem, PublishPlan, State } from './field.ts';
import { fieldsOf, type PlacedField } from './fields.ts';
import { withPassage } from './passages.ts';
import { publish, wayToPublish } from './publish.ts';
import { Refusal } from './refusal.ts';
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
  const pictures = resolve(folder, '../pictures');
  const colorsFile = resolve(folder, '../colors.css');
  const steps: Step[] = [];
  let done = 0;
  /** How many steps are published, and the files that were touched since. */
  let published = 0;
  const touched = new Map<string, Buffer | undefined>();
  let notice: string | undefined;
  let changed: string | undefined;
  let welcome = true;

  let known: { files: ContentFiles; checked: ReturnType<typeof checkContent> }[] = [];
  /** The check of these files, unless it was one of the last two: before and after a change. */
  const check = (files: ContentFiles) => {
    const isSame = ({ files: others }: { files: ContentFiles }) =>
      others.size === files.size && [...files].every(([file, text]) => others.get(file) === text);
    const one = known.find(isSame) ?? { files, checked: checkContent(files) };
    known = [one, ...known.filter((other) => other !== one).slice(0, 1)];
    return one.checked;
  };
  const filesWith = (texts: ReadonlyMap<string, string>): ContentFiles =>
    new Map([
      ...readContentFiles(folder),
      ...Array.from(texts, ([file, text]) => [file, textOf(Buffer.from(text))] as const),
    ]);
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
      texts.set(field.file, textAfter(text, field, value));
    }
    return { texts, fields };
  }

  const put = (step: Step, from: 'before' | 'after', to: 'before' | 'after') => {
    write(step, from, to);
    for (const { path, [from]: bytes } of step.files) {
      if (!touched.has(path)) touched.set(path, bytes);
    }
  };
  /** What is different from what was published last. */
  const unpublished = () => [
    ...steps.slice(done, published).map(({ sentence }) => `Taken back: ${sentence}`),
    ...steps.slice(published, done).map(({ sentence }) => sentence),
  ];

  function commit(step: Step): void {
    put(step, 'before', 'after');
    published = Math.min(published, done);
    steps.splice(done, steps.length, step);
    done = steps.length;
    changed = step.field;
  }

  function back(): Step | undefined {
    const step = steps[done - 1];
    if (step === undefined) return undefined;
    put(step, 'after', 'before');
    done--;
    changed = step.field;
    return step;
  }

  /**
   * Writes texts and new pictures, if all content is right with them. A picture that no content names
   * any longer goes: it would be published.
   */
  function keep(
    texts: ReadonlyMap<string, string>,
    sentence: string,
    field?: string,
    added: ReadonlyMap<string, Buffer> = new Map(),
  ): void {
    const had = picturesIn(read().fields);
    const files = filesWith(texts);
    const checked = check(files);
    if ('problems' in checked) throw new Refusal(messageOf(checked.problems[0]));
    const has = picturesIn(fieldsOf(files, checked));
    const pathOf = (name: string) => resolve(pictures, name);
    const missing = has.find((name) => !added.has(name) && !existsSync(pathOf(name)));
    if (missing) throw new Refusal(`There is no picture “${missing}”.`);
    commit({
      sentence,
      field,
      files: [
        ...Array.from(texts, ([file, text]) => changeOf(resolve(folder, file), Buffer.from(text))),
        ...Array.from(added, ([name, bytes]) => changeOf(pathOf(name), bytes)),
        ...had.filter((name) => !has.includes(name)).map((name) => changeOf(pathOf(name))),
      ],
    });
    notice = `Saved. ${sentence}.`;
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
      const checked = check(filesWith(textsAfter(changes).texts));
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
      keep(texts, sentence, first.id);
      const after = read().fields.find(({ id }) => id === first.id);
      if (page === undefined || after === undefined || after.kind !== 'text') return;
      if (await shows(page, after.shown)) return;
      back();
      steps.length = done;
      notice = `Not saved: the page did not show “${after.shown}” as it was typed, so the file is as it was before.`;
      throw new Refusal(notice);
    },

    /** Changes the order or the number of entries in one of the lists that a field is in. */
    list(id: string, level: number, action: ListAction): void {
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
      keep(new Map([[field.file, text]]), sentence);
    },

    /** Puts a picture into the folder of pictures, and its name into a field. */
    async picture(id: string, bytes: Buffer): Promise<void> {
      const field = fieldIn(read().fields, id);
      const place = placeOf(field.path);
      const draft = resolve(tmpdir(), `picture-${randomUUID()}`);
      writeFileSync(draft, bytes);
      const found = await inspectPicture(draft, place).finally(() => rmSync(draft));
      if ('fault' in found)
        throw new Refusal(`Found ${found.fault.found}; ${found.fault.expected}.`);
      const { format = 'svg' } = await sharp(bytes).metadata();
      const ending = { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
      const name = `${folderName(field.lists[0]?.name ?? field.name)}-${hash}.${ending}`;
      const text = sourceOf(folder, field.file);
      const isWhole = field.kind === 'picture' && field.most === 0;
      const value = isWhole ? { file: name, alt: `${field.lists[0]?.name ?? 'Photograph'}` } : name;
      const next = inFront(field.file, text, (head) =>
        field.value === null
          ? withField(head, field.path, value)
          : withValue(head, field.path, name),
      );
      const sentence = `${field.label}: another picture`;
      keep(new Map([[field.file, next]]), sentence, undefined, new Map([[name, bytes]]));
    },

    /** The two brand colors now, or what others would do. Saves them if they can be used. */
    colors(given: Partial<BrandColors>, isSaved: boolean): Colors {
      const text = readFileSync(colorsFile, 'utf8');
      const kept = themeColors(text);
      const brand = {
        main: given.main ?? kept.dark.get('--ink-band') ?? '',
        accent: given.accent ?? kept.light.get('--accent-bold') ?? '',
      };
      const refused = (['main', 'accent'] as const).flatMap((color) => {
        const refusal = given[color] && refusalOf(color, given[color], kept);
        return refusal ? [{ color, ...refusal }] : [];
      });
      if (refused.length > 0 || !given.main || !given.accent) return { ...brand, refused };
      const palettes = derivePalette(brand, kept);
      const [paper = '', accent = ''] = ['--paper', '--accent-bold'].map((name) =>
        palettes.light.get(name),
      );
      if (isSaved) {
        const after = Buffer.from(newColors(text, palettes));
        const sentence = `Colors: main ${brand.main}, accent ${brand.accent}`;
        commit({ sentence, field: undefined, files: [changeOf(colorsFile, after)] });
        notice = `Saved. ${sentence}.`;
      }
      const rules = Array.from(
        palettes.light,
        ([name, day]) => `${name}: light-dark(${day}, ${palettes.dark.get(name)})`,
      );
      return {
        ...brand,
        refused,
        css: `:root { ${rules.join('; ')} }`,
        contrast: shownRatio(contrast(accent, paper)),
      };
    },

    /** What the launch check finds, with the field of each finding. */
    async launch(): Promise<LaunchItem[]> {
      const { checked, fields } = read();
      const findings = await launchFindings(checked, {
        today: getBuildDate(),
        intake: intakeOrReport(),
      });
      const files = readContentFiles(folder);
      const places = new Map(
        fields.map(({ id, file, path }) => {
          const { before, head } = frontOf(file, files.get(file) ?? '');
          const { lineOf } = yamlSource(head, before ? 2 : 1);
          return [`${shownPath(resolve(folder, file))}:${lineOf(path)}`, id];
        }),
      );
      return findings.map(({ kind, severity, file, line, field, found, expected }) => ({
        title: kinds[kind].title,
        todo: expected,
        isBlocker: severity === 'blocker',
        text: `${basename(file)}${field && `, ${field}`}: ${found}`,
        id: places.get(`${file}:${line}`),
      }));
    },

    /** What would be published, and where to. */
    async publishPlan(): Promise<PublishPlan> {
      const way = await wayToPublish(folder);
      const sentences = unpublished();
      return typeof way === 'string' ? { sentences, missing: way } : { sentences, ...way };
    },

    /** Publishes what this person has changed, after the check that a build makes. */
    async publish(): Promise<void> {
      await refuseBlockers(read().checked, []);
      const send = await publish(folder, touched, unpublished());
      touched.clear();
      published = done;
      await send();
      notice = 'Published. The host builds the site now.';
    },

    undo(): void {
      const step = back();
      if (step) notice = `Undone: ${step.sentence}.`;
    },

    redo(): void {
      const step = steps[done];
      if (step === undefined) return;
      put(step, 'before', 'after');
      done++;
      changed = step.field;
      notice = `Done again: ${step.sentence}.`;
    },
  };
}

/** A file that gets other bytes, or none. */
const changeOf = (path: string, after?: Buffer) => ({
  path,
  before: existsSync(path) ? readFileSync(path) : undefined,
  after,
});

const picturesIn = (fields: readonly PlacedField[]) =>
  fields.flatMap(({ kind, value }) => (kind === 'picture' && value !== null ? [`${value}`] : []));

/** Where a picture is shown, by the name of its field. */
const placeOf = (path: Path) =>
  path.includes('portrait') ? 'portrait' : /image|photograph/.test(path.join()) ? 'image' : 'logo';

const listWords: Record<ListAction, string> = {
  add: 'was copied; the copy is marked as sample',
  remove: 'was removed',
  up: 'moved up',
  down: 'moved down',
};

const quoted = (value: Value | null) => {
  if (value === null) return 'nothing';
  const text = `${value}`;
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
};

const isBelow = (path: Path, parent: Path) => parent.every((key, index) => path[index] === key);

/** The path of the entry in the list at a level, counted from the innermost. */
function entryPath(path: Path, level: number): Path {
  const places = path.flatMap((key, index) => (typeof key === 'number' ? [index] : []));
  const at = places.at(-1 - level);
  if (at === undefined) throw new Refusal('This is not in a list.');
  return path.slice(0, at + 1);
}

/** The text of a file with another value in one of its fields. */
function textAfter(text: string, field: PlacedField, value: Value | null): string {
  const { file, path, kind, value: old, optional } = field;
  const { before, head, after } = frontOf(file, text);
  if (kind === 'passage')
    return before + head + withPassage(after, Number(path[1]), `${value ?? ''}`);
  return inFront(file, text, () => {
    if (value === null || (value === '' && optional))
      return old === null ? head : withoutField(head, path);
    return old === null ? withField(head, path, value) : withValue(head, path, value);
  });
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
    mkdirSync(dirname(path), { recursive: true });
    // A program that reads the file meanwhile sees all of the old text or all of the new.
    const draft = resolve(dirname(path), `.${basename(path)}.tmp`);
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  }
}
