import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { findSymbolicLinks } from '@website/content-model/checks/content/content-files.ts';
import { Refusal } from './refusal.ts';

/** The bytes of a file in Base64. Undefined if there is no file. */
type Bytes = string | undefined;

export const bytesAt = (path: string): Bytes =>
  existsSync(path) ? readFileSync(path, 'base64') : undefined;

/** One thing that a person did, with each file before and after it. */
interface Step {
  sentence: string;
  /** The field that was changed, if it was one. */
  field: string | undefined;
  /** Paths are those below the folder of the company, which may be moved or copied. */
  files: { path: string; before: Bytes; after: Bytes }[];
}

type Event = { kind: 'do'; step: Step } | { kind: 'undo' | 'redo' | 'forget' | 'drop' | 'publish' };

/** What edit mode may write, below the folder of a company. */
const isOwn = (path: string) =>
  /^(?:content\/|pictures\/[^/]+$|colors\.css$)/.test(path) &&
  !/\\|(?:^|\/)\.\.(?:\/|$)/.test(path);

/** An event as the journal has it. Throws on what edit mode has not written. */
function eventIn(line: string): Event {
  const event: Event = JSON.parse(line);
  if (event.kind === 'do' && !event.step.files.every(({ path }) => isOwn(path)))
    throw new Error('A path that leads out of the folder.');
  return event;
}

/**
 * What a person did in the folder of a company, in order. It is kept in a file: what is not published
 * yet can still be undone after the next start. The file is beside the folder, which others may have
 * made: what a folder brings along is never undone.
 */
export function openJournal(folder: string) {
  const file = resolve(folder, '..', `.${basename(folder)}.journal`);
  const steps: Step[] = [];
  let [done, published] = [0, 0];
  /** Public, but undone and replaced by something else. */
  let replaced: Step[] = [];
  /** Files that were changed since the last publish, as they were then. */
  const lastPublished = new Map<string, Bytes>();

  function remember(step: Step | undefined, state: 'before' | 'after'): void {
    for (const { path, [state]: bytes } of step?.files ?? [])
      if (!lastPublished.has(path)) lastPublished.set(path, bytes);
  }

  function follow(event: Event): void {
    if (event.kind === 'do') {
      replaced.push(...steps.slice(done, published));
      published = Math.min(published, done);
      steps.splice(done++, steps.length, event.step);
      remember(event.step, 'before');
    } else if (event.kind === 'undo') remember(steps[--done], 'after');
    else if (event.kind === 'redo') remember(steps[done++], 'before');
    else if (event.kind === 'forget') steps.length = done;
    else if (event.kind === 'drop') {
      steps.splice(--done, 1);
      if (published > done) published--;
    } else {
      [published, replaced] = [done, []];
      lastPublished.clear();
    }
  }

  function record(event: Event): void {
    follow(event);
    // A line that was being written when the computer stopped stays alone.
    appendFileSync(file, `\n${JSON.stringify(event)}`);
  }

  /** What is different from what is public, as sentences. */
  const unpublished = () => [
    ...[...replaced, ...steps.slice(done, published)].map(({ sentence }) => `Undone: ${sentence}`),
    ...steps.slice(published, done).map(({ sentence }) => sentence),
  ];

  /** Puts files from one state into the other, unless someone else has changed them since. */
  function write({ files }: Step, from: 'before' | 'after', to: 'before' | 'after'): boolean {
    const [link] = findSymbolicLinks(folder);
    if (link) throw new Refusal(`${basename(link)} is a link to another place. Remove it first.`);
    if (files.some(({ path, [from]: expected }) => bytesAt(resolve(folder, path)) !== expected))
      return false;
    for (const { path: name, [to]: bytes } of files) {
      const path = resolve(folder, name);
      if (bytes === undefined) {
        rmSync(path);
        continue;
      }
      mkdirSync(dirname(path), { recursive: true });
      // A program that reads the file meanwhile sees all of the old text or all of the new.
      const draft = resolve(dirname(path), `.${basename(path)}.tmp`);
      writeFileSync(draft, bytes, 'base64');
      renameSync(draft, path);
    }
    return true;
  }

  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      follow(eventIn(line));
    } catch {
      // It was being written when the computer stopped, or somebody else has written it.
    }
  }
  if (unpublished().length === 0) {
    [steps.length, done, published] = [0, 0, 0];
    rmSync(file, { force: true });
  }

  return {
    unpublished,
    /** A file as it was when the site was published last. */
    lastPublished: (path: string) =>
      lastPublished.has(path) ? lastPublished.get(path) : bytesAt(resolve(folder, path)),
    /** What would be undone or done again. */
    last: () => steps[done - 1],
    next: () => steps[done],

    do(step: Step): void {
      if (!write(step, 'before', 'after'))
        throw new Refusal('A file was changed elsewhere. Reload the page, and try again.');
      record({ kind: 'do', step });
    },

    undo(): Step | undefined {
      const step = steps[done - 1];
      if (step === undefined) return undefined;
      const isDone = write(step, 'after', 'before');
      record({ kind: isDone ? 'undo' : 'drop' });
      if (isDone) return step;
      throw new Refusal(
        `This can no longer be undone here, because its file was changed elsewhere since: ${step.sentence}.`,
      );
    },

    redo(): Step | undefined {
      const step = steps[done];
      if (step === undefined) return undefined;
      if (!write(step, 'before', 'after'))
        throw new Refusal(
          'This can no longer be done again: its file was changed elsewhere since.',
        );
      record({ kind: 'redo' });
      return step;
    },

    /** Undoes the last step as if it had never been. */
    takeBack(): void {
      this.undo();
      record({ kind: 'forget' });
    },

    published: () => record({ kind: 'publish' }),
  };
}
