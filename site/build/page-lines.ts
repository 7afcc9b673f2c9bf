/** Elements that break a sentence. Text on both sides of another tag is one sentence. */
const blocks =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|section|article|header|footer|main|nav|figure|figcaption|td|th|tr|table|summary|details|label|legend|option|button|blockquote|form|title|small|text|desc|pre|br)\b[^>]*>/g;

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decoded = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => letters[name] ?? '');

/** The lines that a visitor reads or hears on a page. */
export function linesOf(html: string): string[] {
  const spoken = Array.from(
    html.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g),
    ([, text = '']) => text,
  );
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n');
  return [...spoken, ...shown]
    .map((line) => decoded(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
