/** The documents of this repository, and what is in them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '..');
export const read = (path: string) => readFileSync(join(project, path), 'utf8');

/** Rooms that one can delete if one does not need them. */
export const optionalRooms = ['intake', 'editor', 'deploy'];

/** Whether a path leads into a room that was deleted. */
export const isDeleted = (path: string) =>
  optionalRooms.some(
    (room) => `${path}/`.startsWith(`${room}/`) && !existsSync(join(project, room)),
  );

/** Every file that Git has or would add. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: project,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(project, file)));

/** Without the texts of a company: they are pages, which the build checks. */
export const documents = files.filter(
  (file) => file.endsWith('.md') && !/(?:^|\/)(?:companies|starter)\//.test(file),
);

interface Block {
  language: string;
  text: string;
  /** The headings above it, the nearest last. */
  headings: string[];
}

/** The blocks of code of a document, also those inside a list. */
export function findCodeBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let headings: { level: number; text: string }[] = [];
  let open: { indent: number; language: string; lines: string[] } | undefined;
  for (const line of markdown.split('\n')) {
    const fence = /^( *)```(\w*)$/.exec(line);
    if (open !== undefined) {
      if (fence === null) open.lines.push(line.slice(open.indent));
      else {
        const { language, lines } = open;
        blocks.push({
          language,
          text: lines.join('\n'),
          headings: headings.map(({ text }) => text),
        });
        open = undefined;
      }
      continue;
    }
    if (fence !== null) {
      open = { indent: fence[1]?.length ?? 0, language: fence[2] ?? '', lines: [] };
      continue;
    }
    const heading = /^(#+) (.+)$/.exec(line);
    if (heading !== null) {
      const level = heading[1]?.length ?? 1;
      headings = headings.filter((previous) => previous.level < level);
      headings.push({ level, text: heading[2] ?? '' });
    }
  }
  return blocks;
}

/** A document without its blocks of code. */
export const removeCodeBlocks = (markdown: string) =>
  markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** The pieces of code inside sentences and tables. */
export const findCodeSpans = (markdown: string) =>
  Array.from(removeCodeBlocks(markdown).matchAll(/`([^`]+)`/g), ([, code = '']) =>
    code.replaceAll(/\s+/g, ' '),
  );
