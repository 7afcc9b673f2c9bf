import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  documents,
  files,
  findCodeSpans,
  isDeleted,
  project,
  read,
  removeCodeBlocks,
} from './documentation.ts';

const posix = (path: string) => normalize(path).replaceAll('\\', '/').replace(/\/$/, '');

/** Where the links and pictures of a document lead. */
function targetsOf(document: string): string[] {
  const text = removeCodeBlocks(read(document)).replaceAll(/`[^`]*`/g, '`code`');
  const patterns = [/\]\(\s*<?([^\s)>]+)/g, /^\s*\[[^\]]+\]:\s+(\S+)/gm];
  return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, to = '']) => to));
}

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(document: string): Set<string> {
  const anchors = new Set<string>();
  const headings = removeCodeBlocks(read(document)).matchAll(/^#+ +(.+?)\s*#*$/gm);
  for (const [, heading = ''] of headings) {
    const words = heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Why a link inside the repository leads nowhere, or nothing. */
function problemOf(document: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : posix(join(dirname(document), decodeURI(path)));
  if (path.startsWith('/') || file.startsWith('..')) return 'leaves the repository';
  if (isDeleted(file)) return undefined;
  const isThere = files.some((path) => path === file || path.startsWith(`${file}/`));
  if (!isThere) return 'there is no such file';
  if (anchor !== undefined && !anchorsOf(file).has(anchor)) return 'there is no such heading';
  return undefined;
}

test.each(documents)('every link in %s leads somewhere', (document) => {
  // Whether other people's servers answer is not asked.
  const problems = targetsOf(document)
    .filter((target) => !/^[a-z][a-z0-9+.-]*:/i.test(target))
    .map((target) => ({ target, problem: problemOf(document, target) }))
    .filter(({ problem }) => problem !== undefined);

  expect(problems).toEqual([]);
});

/** Folders that a document may leave out at the beginning of a path. */
const bases = ['', 'site', 'site/src', 'intake', 'form-contract', 'form-contract/src', 'deploy'];
const folders = new Set(files.flatMap((file) => parentsOf(file)));

function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

const exists = (path: string) =>
  files.includes(path) ||
  folders.has(path) ||
  (/[*{]/.test(path) && files.some((file) => matchesGlob(file, path)));

/** Whether a command of this project writes it, so that it is not in the repository. */
function isWritten(path: string): boolean {
  try {
    // Also as a folder, because Git does not know what a path without a file would be.
    execFileSync('git', ['check-ignore', path, `${posix(path)}/`], { cwd: project });
    return true;
  } catch {
    return false;
  }
}

/** Whether a piece of code is a path that begins with a folder of this repository. */
function isPath(code: string, startFolders: string[]): boolean {
  if (!/^[\w.@*{},[\]-]+(?:\/[\w.@*{},[\]-]*)+$/.test(code)) return false;
  const [first = ''] = code.split('/');
  return startFolders.some((folder) => folders.has(posix(join(folder, first))));
}

describe.each(documents.filter((document) => document !== 'CHANGELOG.md'))('%s', (document) => {
  const startFolders = [...bases, dirname(document)];

  test('names only files that exist', () => {
    const missing = findCodeSpans(read(document))
      .filter((code) => isPath(code, startFolders))
      .filter((code) => !startFolders.some((folder) => exists(posix(join(folder, code)))))
      .filter((code) => !isWritten(code) && !isDeleted(code));

    expect(missing).toEqual([]);
  });
});

test('the pictures and links of the readme are read', () => {
  expect(targetsOf('README.md')).toContain('docs/home.png');
  expect(existsSync(join(project, 'docs/home.png'))).toBe(true);
});
