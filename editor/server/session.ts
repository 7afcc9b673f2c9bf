import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type CheckedContent,
  type ContentFiles,
  checkContent,
} from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { contentFolder, project } from '@website/content-model/company.ts';
import type { Draft } from './draft.ts';
import { contentParts, type PlacedField, type PlacedList } from './find-fields.ts';
import { History } from './history.ts';
import { describeProblem } from './problem-message.ts';
import { pushing } from './push.ts';
import { Refusal } from './refusal.ts';
import { decodeSource, encodeLike } from './source-text.ts';

type Check = ReturnType<typeof checkContent>;
type Parts = ReturnType<typeof contentParts>;

/** The content as it is now, if nothing is wrong with it. */
export interface CurrentContent extends Parts {
  files: ContentFiles;
  checked: CheckedContent;
}

interface SessionOptions {
  /** The folder with the content of the company. */
  folder?: string;
  /** The folder of the whole copy, which Git may know. */
  copy?: string;
  /** What the person is told first. */
  notice?: string | undefined;
}

/** What is told with the next state, and only then. */
interface News {
  notice?: string | undefined;
  /** The page to go to. */
  go?: string | undefined;
  /** The field that was changed. */
  changed?: string | undefined;
}

/** What edit mode knows while it runs: the files of one company, what the check says about them, and the history. */
export class Session {
  readonly folder: string;
  readonly company: string;
  readonly copy: string;
  readonly history: History;
  readonly onlineCopy: ReturnType<typeof pushing>;
  /** Whether a page shows a text now. The server knows, once it listens. */
  showsText: (page: string, text: string) => Promise<boolean> = async () => true;
  #news: News;
  /** The checks of the last two versions of the files: before and after a change. */
  #checks: { files: ContentFiles; checked: Check }[] = [];
  readonly #parts = new WeakMap<CheckedContent, Parts>();

  constructor({ folder = contentFolder, copy = project, notice }: SessionOptions = {}) {
    this.folder = folder;
    this.company = resolve(folder, '..');
    this.copy = copy;
    this.history = new History(this.company);
    this.onlineCopy = pushing(copy);
    this.#news = { notice };
  }

  /** Checks files, unless they are one of the last two versions that were checked. */
  check(files: ContentFiles): Check {
    const isSame = ({ files: others }: { files: ContentFiles }) =>
      others.size === files.size && [...files].every(([file, text]) => others.get(file) === text);
    const latest = this.#checks.find(isSame) ?? {
      ...{ files, checked: checkContent(files, this.folder) },
    };
    this.#checks = [latest, ...this.#checks.filter((check) => check !== latest).slice(0, 1)];
    return latest.checked;
  }

  /** The fields and lists of checked content. To find all of them takes longer than the check. */
  findParts(files: ContentFiles, checked: CheckedContent): Parts {
    const parts = this.#parts.get(checked) ?? contentParts(files, checked);
    this.#parts.set(checked, parts);
    return parts;
  }

  readContent(): CurrentContent {
    const files = readContentFiles(this.folder);
    const checked = this.check(files);
    if ('problems' in checked) throw ProblemReport.of(checked.problems);
    return { files, checked, ...this.findParts(files, checked) };
  }

  /** The text of a content file. A file that is not there yet is empty. */
  readText(file: string): string {
    return decodeSource(file, this.#readBytes(`content/${file}`));
  }

  /** The text of the file with the colors. */
  readColors(): string {
    return decodeSource('colors.yaml', this.#readBytes('colors.yaml'));
  }

  saveColors(text: string, sentence: string): void {
    const bytes = encodeLike(this.#readBytes('colors.yaml'), text);
    this.#write(sentence, new Map([['colors.yaml', bytes]]));
  }

  /**
   * Writes a draft, if nothing is wrong with the content then. A picture that no content names any longer goes: it
   * would be published.
   */
  save(draft: Draft, sentence: string, field?: string): void {
    const { files } = draft;
    const checked = this.check(files);
    if ('problems' in checked) throw new Refusal(describeProblem(checked.problems[0], files));
    const before = listPictures(this.readContent().fields);
    const after = listPictures(this.findParts(files, checked).fields);
    const missing = after.find(
      (name) => !draft.pictures.has(name) && !existsSync(resolve(this.company, 'pictures', name)),
    );
    if (missing) throw new Refusal(`There is no picture “${missing}”.`);
    const unused = before.filter((name) => !after.includes(name));
    const changes = new Map<string, Buffer | undefined>();
    for (const [file, text] of draft.texts) {
      const path = `content/${file}`;
      changes.set(path, text === '' ? undefined : encodeLike(this.#readBytes(path), text));
    }
    for (const [name, bytes] of draft.pictures) changes.set(`pictures/${name}`, bytes);
    for (const name of unused) changes.set(`pictures/${name}`, undefined);
    this.#write(sentence, changes, field);
  }

  /** What the person is told with the next state, in place of what was to be told before. */
  tell(news: News): void {
    this.#news = { ...this.#news, ...news };
  }

  takeNews(): News {
    const news = this.#news;
    this.#news = {};
    return news;
  }

  #write(sentence: string, files: ReadonlyMap<string, Buffer | undefined>, field?: string): void {
    this.history.do(sentence, field, files);
    this.tell({ notice: `Saved. ${sentence}.`, changed: field });
  }

  #readBytes(path: string): Buffer {
    const place = resolve(this.company, path);
    return existsSync(place) ? readFileSync(place) : Buffer.alloc(0);
  }
}

const listPictures = (fields: readonly PlacedField[]): string[] => [
  ...new Set(
    fields.flatMap(({ kind, value }) => (kind === 'picture' && value !== null ? [`${value}`] : [])),
  ),
];

export function findField(fields: readonly PlacedField[], id: string): PlacedField {
  const field = fields.find((candidate) => candidate.id === id);
  if (field === undefined) throw new Refusal('This text is no longer there. Reload the page.');
  return field;
}

export function findList(lists: readonly PlacedList[], id: string): PlacedList {
  const list = lists.find((candidate) => candidate.id === id);
  if (list === undefined) throw new Refusal('This list is no longer there. Reload the page.');
  return list;
}
