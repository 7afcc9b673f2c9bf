/** Stands for a space at which a line must not end. */
const join = '\ue000';

/** After a number with what is attached to it: "30", "$50k", "9AM", "15%". */
const afterNumber = String.raw`(?<=\d[\p{L}\d%+°]*`;

const joints = [
  // A number and its unit, or the rest of a range.
  new RegExp(String.raw`${afterNumber}) (?=[\p{L}–-])`, 'gu'),
  new RegExp(
    String.raw`${afterNumber}[ ${join}](?:to|and|or|of|bis|und|oder|-|–)) (?=\p{Sc}?\d)`,
    'gu',
  ),
  /(?<=\b(?:Fig|Pl|No|Abb|Taf|Nr)\.) (?=[\dIVX])/g,
  // A line must not begin with a dot.
  / (?=·)/g,
];

/** Words and numbers with a hyphen: "third-party", "AES-256", "8-12". */
const hyphen = /[\p{L}\p{Sc}\d][-–][\p{L}\p{Sc}\d]/u;
const address = /[@/]|\p{L}\.\p{L}/u;

/** Whether it has to stay on one line, and has room there: also in a heading, on a small phone. */
function staysTogether(token: string): boolean {
  if (token.includes(join)) return token.length <= 24;
  return hyphen.test(token) && !address.test(token) && token.length <= 16;
}

/** The elements that this adds to the text of a page. */
export const lineMarks = ['no-break', 'text-run'];

/**
 * These may be flex or grid containers, in which text with an element in it would become several
 * items.
 */
const containers = new Set(['a', 'button', 'dd', 'figcaption', 'label', 'summary']);

function unbroken(text: string, parent = ''): string {
  const marked = joints
    .reduce((all, space) => all.replaceAll(space, join), text)
    .replaceAll(/[\S\u00a0]+/g, (token) =>
      staysTogether(token) ? `<no-break>${token}</no-break>` : token,
    )
    .replaceAll(join, ' ');
  // A figure on its own has its own place, with room for it.
  const isAlone = /^\s*<no-break>[^<]*<\/no-break>\s*$/.test(marked);
  if (marked === text || isAlone) return text;
  return containers.has(parent) ? `<text-run>${marked}</text-run>` : marked;
}

/** Code keeps its spaces, a drawing has no lines, and React expects a form as it has rendered it. */
const leftAlone = new Set(['code', 'form', 'pre', 'script', 'select', 'style', 'svg', 'title']);

/** Elements that have no end. */
const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** A script or a style, a tag, or the text between tags. */
const parts =
  /<(?<raw>script|style)\b[^>]*>.*?<\/\k<raw>>|<(?<end>\/?)(?<tag>[\w-]+)[^>]*>|[^<]+/gs;

/**
 * A page in which no line ends between a number and its unit, or after a hyphen. The text itself
 * stays the same, for everyone who searches, copies or compares it. The marks that React leaves
 * between texts are gone.
 */
export function unbrokenText(html: string): string {
  const open: string[] = [];
  return html.replaceAll('<!-- -->', '').replaceAll(parts, (part, ...rest) => {
    const { raw, end, tag } = rest.at(-1);
    if (raw !== undefined) return part;
    if (tag === undefined) {
      return open.some((name) => leftAlone.has(name)) ? part : unbroken(part, open.at(-1));
    }
    if (end) open.pop();
    else if (!part.endsWith('/>') && !voids.has(tag)) open.push(tag);
    return part;
  });
}
