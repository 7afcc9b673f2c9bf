import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { findSymbolicLinks } from '@website/content-model/checks/content/content-files.ts';
import { Refusal } from './refusal.ts';

/** The bytes of a file. Undefined if there is no file. */
type Bytes = Buffer | undefined;

const readBytes = (path: string): Bytes => (existsSync(path) ? readFileSync(path) : undefined);

const isSame = (bytes: Bytes, others: Bytes) =>
  bytes && others ? bytes.equals(others) : bytes === others;

/** One thing that a person did, with each file before and after it. */
interface Step {
  sentence: string;
  /** The field that was changed, if it was one. */
  field: string | undefined;
  /** Paths are those below the folder of the company. */
  files: { path: string; before: Bytes; after: Bytes }[];
}

/** What a person did since edit mode was started, in order. It is in memory: the next start forgets it. */
export class History {
  readonly #folder: string;
  #done: Step[] = [];
  /** The step that was undone last is the last one. */
  #undone: Step[] = [];
  /** What makes the folder differ from what was published last: steps that were done, or undone, since. */
  #unpublished: { step: Step; isUndone: boolean }[] = [];
  /** Files that were changed since the last publish, as they were then. */
  readonly #published = new Map<string, Bytes>();

  /** `folder` is the company's. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The step that would be undone. */
  get last(): Step | undefined {
    return this.#done.at(-1);
  }

  /** The step that would be done again. */
  get next(): Step | undefined {
    return this.#undone.at(-1);
  }

  /** What is different from what is public, as sentences. */
  listUnpublished(): string[] {
    return this.#unpublished.map(({ step, isUndone }) =>
      isUndone ? `Undone: ${step.sentence}` : step.sentence,
    );
  }

  /** A file as it was when the site was published last, or else when edit mode was started. */
  readPublished(path: string): Bytes {
    return this.#published.has(path) ? this.#published.get(path) : this.#read(path);
  }

  markPublished(): void {
    this.#unpublished = [];
    this.#published.clear();
  }

  /** Writes files, each with its new bytes, or removes them. */
  do(sentence: string, field: string | undefined, files: ReadonlyMap<string, Bytes>): void {
    const changes = Array.from(files, ([path, after]) => ({
      ...{ path, before: this.#read(path), after },
    }));
    const step = { sentence, field, files: changes };
    this.#write(step, 'after');
    this.#done.push(step);
    this.#undone = [];
    this.#record(step, false);
  }

  undo(): Step | undefined {
    const step = this.last;
    if (step === undefined) return undefined;
    if (!this.#isIn(step, 'after')) {
      this.#done.pop();
      this.#unpublished = this.#unpublished.filter((change) => change.step !== step);
      throw new Refusal(
        `This can no longer be undone here, because its file was changed elsewhere since: ${step.sentence}.`,
      );
    }
    this.#write(step, 'before');
    this.#done.pop();
    this.#undone.push(step);
    this.#record(step, true);
    return step;
  }

  redo(): Step | undefined {
    const step = this.next;
    if (step === undefined) return undefined;
    if (!this.#isIn(step, 'before'))
      throw new Refusal('This can no longer be done again: its file was changed elsewhere since.');
    this.#write(step, 'after');
    this.#done.push(step);
    this.#undone.pop();
    this.#record(step, false);
    return step;
  }

  /** Undoes the last step as if it had never been. */
  takeBack(): void {
    this.undo();
    this.#undone.pop();
  }

  #read(path: string): Bytes {
    return readBytes(resolve(this.#folder, path));
  }

  /** Whether the files are as they were before or after a step: nobody else has changed them since. */
  #isIn({ files }: Step, state: 'before' | 'after'): boolean {
    return files.every((file) => isSame(this.#read(file.path), file[state]));
  }

  #write({ files }: Step, state: 'before' | 'after'): void {
    const [link] = findSymbolicLinks(this.#folder);
    if (link) throw new Refusal(`${basename(link)} is a link to another place. Remove it first.`);
    for (const file of files) {
      if (!this.#published.has(file.path)) this.#published.set(file.path, this.#read(file.path));
      writeBytes(resolve(this.#folder, file.path), file[state]);
    }
  }

  /** Doing what was undone, or undoing what was done, leaves nothing to publish. */
  #record(step: Step, isUndone: boolean): void {
    const index = this.#unpublished.findIndex((change) => change.step === step);
    if (index === -1) this.#unpublished.push({ step, isUndone });
    else this.#unpublished.splice(index, 1);
  }
}

function writeBytes(path: string, bytes: Bytes): void {
  if (bytes === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  // A program that reads the file meanwhile sees all of the old text or all of the new.
  const draft = resolve(dirname(path), `.${basename(path)}.tmp`);
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}
