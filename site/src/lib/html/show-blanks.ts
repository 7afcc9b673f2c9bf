import { type Blank, hasBlank, replaceBlankMarks } from '@website/content-model/lib/text/blanks.ts';
import { fromHtml } from 'hast-util-from-html';
import { isElement, type Node } from './tree.ts';

/**
 * Elements that show only plain text, and islands, whose HTML has to match what React renders from their
 * properties.
 */
const plainElements = ['title', 'script', 'style', 'option', 'textarea', 'svg', 'astro-island'];

/**
 * A page in which the hint of each blank stands where its text will be: as a marked passage that names its field, or in
 * brackets where there can be no element.
 */
export function showBlanks(html: string, blanks: readonly Blank[]): string {
  if (!hasBlank(html)) return html;
  let result = '';
  let end = 0;
  for (const { from, to, isNarrow } of listPassages(fromHtml(html) as Node)) {
    result += showPlainHints(html.slice(end, from), blanks);
    result += replaceBlankMarks(html.slice(from, to), (index) =>
      renderBlank(blanks[index], isNarrow),
    );
    end = to;
  }
  return result + showPlainHints(html.slice(end), blanks);
}

/** Blanks in a file that is not a page, such as a feed. */
export const showPlainHints = (text: string, blanks: readonly Blank[]): string =>
  replaceBlankMarks(text, (index) => `[${escapeHint(blanks[index]?.hint)}]`);

interface Passage {
  from: number;
  to: number;
  /** Whether a whole hint would have no room. */
  isNarrow: boolean;
}

/** Where in the source of a page the texts are that may contain an element. */
function* listPassages(node: Node, isNarrow = true): Generator<Passage> {
  if (isElement(node) && plainElements.includes(node.tagName)) return;
  if (node.type === 'text' && node.position) {
    const { start, end } = node.position;
    yield { from: start.offset ?? 0, to: end.offset ?? 0, isNarrow };
  }
  if (!('children' in node)) return;
  const tagName = isElement(node) ? node.tagName : '';
  const isNarrowBelow = tagName !== 'main' && (isNarrow || ['nav', 'button'].includes(tagName));
  for (const child of node.children) yield* listPassages(child, isNarrowBelow);
}

function renderBlank(
  { file, path, hint }: Blank = { file: '', path: [], hint: '' },
  isNarrow: boolean,
) {
  const name = path.findLast((key) => typeof key === 'string') ?? '';
  const text = escapeHint(isNarrow ? name : hint);
  return `<mark data-blank="${escapeAttribute(`${file} ${path.join('.')}`)}">${text}</mark>`;
}

/** A claim may have any name, so a path may have any character. */
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A hint that means the same in a text, in an attribute, and in JSON. */
const escapeHint = (hint = '') =>
  hint
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll(/["\\<>]/g, '')
    .replaceAll('&', 'and');
