import { wrongEdits } from '../../build/content/wrong-edits.ts';
import { markdownTable } from './markdown-table.ts';
import type { Origin, Part } from './page-parts.ts';

/** A page of the guide. */
export interface GuidePage {
  /** "/" or "/team"; the not-found page is "/nowhere". */
  path: string;
  parts: readonly Part[];
}

export const nameOf = (path: string) =>
  path === '/' ? 'home' : path === '/nowhere' ? 'not-found' : path.slice(1);

const code = (text: string) => `\`${text}\``;

function originCells(origins: readonly Origin[]): string {
  if (origins.length === 0) return 'the code';
  return origins
    .map(({ file, fields }) =>
      [code(file), ...(fields.length > 0 ? [`(${fields.map(code).join(', ')})`] : [])].join(' '),
    )
    .join('; ');
}

/** What the label of a band says, and the number in front of it. */
export function labelOf(origins: readonly Origin[], number: number): string {
  const words = origins.map(({ file, fields }) =>
    [file, fields.join(', ')].filter((part) => part !== '').join(': '),
  );
  return `${number}  ${words.join('  +  ') || 'in the code'}`;
}

function pageSection({ path, parts }: GuidePage): string {
  const title =
    path === '/nowhere' ? 'The not-found page' : path === '/' ? 'Home: `/`' : code(path);
  const bands = parts.filter(({ kind }) => kind === 'band');
  const rows = [
    ...bands.map(({ origins }, index) => [String(index + 1), originCells(origins)]),
    ...parts
      .filter(({ kind }) => kind === 'dialog')
      .map(({ origins }) => ['its dialog', originCells(origins)]),
  ];
  const picture = `![The parts of the page, each with its number and its file](editing/${nameOf(path)}.webp)`;
  return `### ${title}\n\n${picture}\n\n${markdownTable(['part', 'words in'], rows)}`;
}

/** The section with a picture and a table for each page. */
export function pagesText(pages: readonly GuidePage[]): string {
  const shell = (pages[0]?.parts ?? []).filter(
    ({ kind }) => kind === 'header' || kind === 'footer',
  );
  const rows = shell.map(({ kind, origins }) => [kind, originCells(origins)]);
  const table = markdownTable(['on every page', 'words in'], rows);
  return [table, ...pages.map(pageSection)].join('\n\n');
}

/** The table of typical mistakes, from the list that the tests check. */
export function mistakesText(): string {
  const rows = wrongEdits.flatMap(({ file, says, guide, onlyBuild }) =>
    guide
      ? [[`You ${guide.did}.`, code(`${file}: ${says}`), guide.mend, onlyBuild ? '' : 'yes']]
      : [],
  );
  return markdownTable(['what happened', 'what the message says', 'what to do', 'red line'], rows);
}

const begin = (name: string) => `<!-- ${name}: written by "npm run guide" -->`;
const end = (name: string) => `<!-- end of ${name} -->`;

/** The text between two marks of the guide. */
export function between(guide: string, name: string): string {
  return guide.split(begin(name))[1]?.split(end(name))[0]?.trim() ?? '';
}

export function replaceBetween(guide: string, name: string, text: string): string {
  const [before, rest] = guide.split(begin(name));
  const after = rest?.split(end(name))[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/editing.md has no place for ${name}`);
  }
  return `${before}${begin(name)}\n\n${text}\n\n${end(name)}${after}`;
}
