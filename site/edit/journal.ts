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
  files: { path: string; before: Bytes; after: Bytes }[];
}

type Touched = Map<string, { had: Bytes[]; now: Bytes }>;

type Event = { kind: 'do'; step: Step } | { kind: 'undo' | 'redo' | 'forget' | 'publish' };

/**
 * What a person did, in order. It is kept in a file: what is not published yet can still be undone and
 * published after the next start.
 */
export function openJournal(file: string) {
  const steps: Step[] = [];
  let [done, published] = [0, 0];
  /** Public, but undone and replaced by something else. */
  let replaced: Step[] = [];
  /** Files that were changed since the last publish: how this person has had them, and as they are. */
  const touched: Touched = new Map();

  function turn(step: Step | undefined, to: 'before' | 'after'): void {
    for (const { path, before, after } of step?.files ?? []) {
      const had = touched.get(path)?.had ?? [];
      touched.set(path, { had: [...had, before, after], now: to === 'after' ? after : before });
    }
  }

  function follow(event: Event): void {
    if (event.kind === 'do') {
      replaced.push(...steps.slice(done, published));
      published = Math.min(published, done);
      steps.splice(done++, steps.length, event.step);
      turn(event.step, 'after');
    } else if (event.kind === 'undo') turn(steps[--done], 'before');
    else if (event.kind === 'redo') turn(steps[done++], 'after');
    else if (event.kind === 'forget') steps.length = done;
    else {
      [published, replaced] = [done, []];
      touched.clear();
    }
  }

  function record(event: Event): void {
    follow(event);
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(event)}\n`);
  }

  /** What is different from what is public, as sentences. */
  const unpublished = () => [
    ...[...replaced, ...steps.slice(done, published)].map(
      ({ sentence }) => `Taken back: ${sentence}`,
    ),
    ...steps.slice(published, done).map(({ sentence }) => sentence),
  ];

  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    // A line that was being written when the computer stopped is not complete.
    if (line.endsWith('}')) follow(JSON.parse(line));
  }
  if (unpublished().length === 0) {
    [steps.length, done, published] = [0, 0, 0];
    rmSync(file, { force: true });
  }

  return {
    unpublished,
    touched,
    /** What would be undone or done again. */
    last: () => steps[done - 1],
    next: () => steps[done],

    do(step: Step): void {
      write(step, 'before', 'after');
      record({ kind: 'do', step });
    },

    undo(): Step | undefined {
      const step = steps[done - 1];
      if (step === undefined) return undefined;
      write(step, 'after', 'before');
      record({ kind: 'undo' });
      return step;
    },

    redo(): Step | undefined {
      const step = steps[done];
      if (step === undefined) return undefined;
      write(step, 'before', 'after');
      record({ kind: 'redo' });
      return step;
    },

    /** What was undone cannot be done again. */
    forget: () => record({ kind: 'forget' }),

    published: () => record({ kind: 'publish' }),
  };
}

/** Puts files from one state into the other, unless someone else has changed them since. */
function write({ files }: Step, from: 'before' | 'after', to: 'before' | 'after'): void {
  for (const { path, [from]: expected } of files) {
    if (bytesAt(path) !== expected)
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
    writeFileSync(draft, bytes, 'base64');
    renameSync(draft, path);
  }
}
