import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type MdastNode, markdownToHtml } from 'satteri';

/** A Markdown tree as text. */
export function markdownText(tree: MdastNode): string {
  const text = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return withoutNeedlessEscapes(text);
}

const escapes = /\\(?=[!-/:-@[-`{-~])/g;

/**
 * The writer escapes each letter that could mean something somewhere: `model\_id`. This leaves out
 * the backslashes without which the text still means the same.
 */
function withoutNeedlessEscapes(text: string): string {
  const { html } = markdownToHtml(text);
  const lines = text.split('\n');
  const isSame = () => markdownToHtml(lines.join('\n')).html === html;
  for (const [index, line] of lines.entries()) {
    const found = [...line.matchAll(escapes)].toReversed();
    if (found.length === 0) continue;
    // First all of them together: parentheses in an address need both or none.
    lines[index] = line.replaceAll(escapes, '');
    if (isSame()) continue;
    let best = line;
    for (const { index: at } of found) {
      lines[index] = best.slice(0, at) + best.slice(at + 1);
      if (isSame()) best = lines[index];
    }
    lines[index] = best;
  }
  return lines.join('\n');
}
