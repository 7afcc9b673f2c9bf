import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { yamlSource } from '@website/content-model/checks/content/yaml-source.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import type { Conflict } from './field.ts';
import { titleIn, wordsOfFile } from './fields.ts';
import { git, gitBytes, gitOr, whyGitFailed } from './git.ts';
import { Refusal } from './refusal.ts';
import { frontOf } from './source-text.ts';

const askSomeone = 'Nothing was overwritten. Ask the person who set up this copy for help.';

/** Which side is kept of each conflict, by its id. */
export type Sides = Readonly<Record<string, 'mine' | 'theirs'>>;

/**
 * Takes in what someone else has published, or answers with the texts that both have changed until it
 * is told which to keep. It is put together in another folder, so this one has all of it or nothing.
 */
export async function takeIn(company: string, sides: Sides = {}): Promise<Conflict[]> {
  await git(company, 'fetch', '--quiet').catch((error) => {
    throw whyGitFailed(error);
  });
  const [theirs, below] = await Promise.all([
    git(company, 'rev-parse', '@{u}'),
    git(company, 'rev-parse', '--show-prefix'),
  ]);
  const place = mkdtempSync(join(tmpdir(), 'take-in-'));
  try {
    await git(company, 'worktree', 'add', '--quiet', '--detach', place, 'HEAD');
    const words = 'content: take in what someone else has published';
    const isPlain = await gitOr(place, 'merge', '--quiet', '-m', words, theirs);
    const unmerged = await git(place, 'diff', '--name-only', '--diff-filter=U', '-z');
    const paths = unmerged.split('\0').filter(Boolean);
    if (
      (isPlain === undefined && paths.length === 0) ||
      !paths.every((one) => one.startsWith(below))
    )
      throw new Refusal(
        `Someone else has published since you began, and has changed files that aren’t edited here. ${askSomeone}`,
      );
    const files = await Promise.all(paths.map((path) => bothOf(place, path, below, theirs)));
    const conflicts = files.flatMap((file) => file.conflicts);
    if (!conflicts.every(({ id }) => Object.hasOwn(sides, id))) return conflicts;
    for (const { path, kept } of files) {
      const bytes = kept(sides);
      if (bytes === undefined) rmSync(join(place, path), { force: true });
      else writeFileSync(join(place, path), bytes);
      await git(place, 'add', '--all', '--', path);
    }
    if (paths.length > 0) await git(place, 'commit', '--quiet', '-m', words);
    const checked = checkContent(readContentFiles(join(place, below, 'content')));
    if ('problems' in checked)
      throw new Refusal(
        `Someone else has published since you began, and their changes and yours don’t fit together yet. Nothing was overwritten. Change yours, and publish again:\n${ProblemReport.of(checked.problems).message}`,
      );
    const both = await git(place, 'rev-parse', 'HEAD');
    if ((await gitOr(company, 'merge', '--quiet', '--ff-only', both)) === undefined)
      throw new Refusal(
        `Someone else has published since you began, and this copy has changes that weren’t made here. ${askSomeone}`,
      );
    return [];
  } finally {
    rmSync(place, { recursive: true, force: true });
    await gitOr(company, 'worktree', 'prune');
  }
}

/** A file that both have changed: where they differ, and its bytes with one side of each. */
async function bothOf(place: string, path: string, below: string, theirs: string) {
  const file = path.slice(below.length);
  const stage = (number: number) =>
    gitBytes(place, 'show', `:${number}:${path}`).catch(() => undefined);
  const [base, our, their] = await Promise.all([stage(1), stage(2), stage(3)]);
  const idOf = (index: number) => `${theirs} ${file} ${index}`;
  if (!our || !their || !/\.(?:ya?ml|md|css)$/.test(file)) {
    const name = wordsOfFile(file);
    const words = (bytes: unknown) => [
      { title: '', words: bytes ? `The file “${name}”` : 'Removed' },
    ];
    return {
      path,
      conflicts: [{ id: idOf(0), title: name, mine: words(our), theirs: words(their) }],
      kept: (sides: Sides) => (sides[idOf(0)] === 'mine' ? our : their),
    };
  }
  const names = ['our', 'base', 'their'].map((name) => join(place, `.${name}`));
  for (const [index, bytes] of [our, base ?? '', their].entries())
    writeFileSync(`${names[index]}`, bytes);
  // Ends with the number of conflicts.
  const merged: Buffer = await gitBytes(
    place,
    ...['merge-file', '-p', '--marker-size=40', ...names],
  ).catch((error) => error.stdout);
  for (const name of names) rmSync(name);
  // Outside of a conflict, then what is ours in it, then what is theirs.
  const parts = `${merged}`.split(/^[<=>]{40}.*\n/m);
  const upTo = (index: number, side: 1 | 2) =>
    parts
      .slice(0, index)
      .filter((_, at) => at % 3 === 0 || at % 3 === side)
      .join('');
  const lines = (text: string) => text.split('\n').length;
  const textsOf = (index: number, side: 1 | 2) => {
    const first = lines(upTo(index, side));
    return textsIn(
      file.replace(/^content\//, ''),
      `${side === 1 ? our : their}`,
      first,
      first + lines(parts[index] ?? '') - 1,
    );
  };
  const count = (parts.length - 1) / 3;
  const conflicts = Array.from({ length: count }, (_, index): Conflict => {
    const mine = textsOf(3 * index + 1, 1);
    const others = textsOf(3 * index + 2, 2);
    const title = (mine[0] ?? others[0])?.title ?? wordsOfFile(file);
    return { id: idOf(index), title, mine, theirs: others };
  });
  const kept = (sides: Sides) =>
    parts
      .filter((_, at) => {
        const side = sides[idOf(Math.floor(at / 3))] === 'mine' ? 1 : 2;
        return at % 3 === 0 || at % 3 === side;
      })
      .join('');
  return { path, conflicts, kept };
}

/** The texts in some lines of a file, with what they are called. The first may begin above them. */
function textsIn(file: string, text: string, from: number, to: number): Conflict['mine'] {
  const { before, head } = frontOf(file, text);
  const first = lineCount(before) + 1;
  const isBelow = from >= first + lineCount(head);
  if (file.endsWith('.css') || isBelow)
    return [
      {
        title: file.endsWith('.css') ? 'Colors' : titleIn(file, text, []),
        words: text
          .split('\n')
          .slice(from - 1, to - 1)
          .join('\n')
          .trim(),
      },
    ];
  const source = yamlSource(head, first);
  const leaves = leavesOf(source.value).map(({ path, value }) => ({
    path,
    value,
    line: source.lineOf(path),
  }));
  const start = leaves.findLastIndex(({ line }) => line <= from);
  return leaves
    .filter(({ line }, index) => index === start || (line > from && line < to))
    .map(({ path, value }) => ({ title: titleIn(file, text, path), words: `${value}` }));
}

const lineCount = (text: string) => text.split('\n').length - 1;

function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...path, isList ? Number(key) : key]),
  );
}
