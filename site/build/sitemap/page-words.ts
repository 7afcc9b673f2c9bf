import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';

type Tree = ReturnType<typeof fromHtml>;
type Node = Tree | Tree['children'][number];

/**
 * Words that do not belong to the content: the planets' positions depend on the day of the build,
 * and what a form says depends on the intake address.
 */
function isLeftOut(node: Node): boolean {
  if (node.type !== 'element') return false;
  if (['script', 'style', 'output'].includes(node.tagName)) return true;
  return (
    'dataOrbit' in node.properties ||
    'dataReading' in node.properties ||
    node.children.some((child) => child.type === 'element' && 'dataForm' in child.properties)
  );
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node && !isLeftOut(node) ? node.children.map(textOf).join('') : '';
}

/**
 * A short hash of the words of a page, without its header and footer. It is the same on every day,
 * with and without an intake address, and for any markup around the same words.
 */
export function hashOfWords(html: string): string {
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error('This page has no <main>.');
  const words = textOf(fromHtml(main, { fragment: true })).replaceAll(/\s+/g, '');
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}
