import { type MdastNode, markdownToMdast } from 'satteri';
import {
  type ArticleBlock,
  type LegalPassage,
  type LegalSection,
  type Way,
  ways,
} from '../../schemas/legal-document.ts';
import { blockOf, refuse, wordsOf } from './blocks.ts';

/** "What we keep {#what-we-keep when=email}": a title, its anchor, and the build that it is for. */
const headingWords = /^([^{}]+) \{#([a-z0-9]+(?:-[a-z0-9]+)*)(?: when=(email|intake|service))?\}$/;

interface Heading {
  node: MdastNode;
  depth: 2 | 3;
  passage: LegalPassage;
  /** The builds that include this heading. */
  ways: readonly Way[];
}

function headingOf(node: MdastNode & { type: 'heading' }): Heading {
  const { depth, children } = node;
  if (depth !== 2 && depth !== 3)
    return refuse(node, `a heading of level ${depth}`, 'must begin with ## or ###');
  const [only, ...rest] = children;
  const found = only?.type === 'text' && rest.length === 0 ? headingWords.exec(only.value) : null;
  const [, title, id, when] = found ?? [];
  if (title === undefined || id === undefined) {
    return refuse(
      node,
      'a heading without an anchor',
      'must end with one, like "## Your rights {#rights}"',
    );
  }
  const way = ways.find((one) => one === when);
  const passage = { id, title, ...(way && { when: way }), blocks: [] };
  return { node, depth, passage, ways: way ? [way] : ways };
}

/**
 * All builds must have the same anchors, each only once, so that shared links keep working. Passages for
 * a form service are needed only with one: see checks/content/rules/contact-form.ts.
 */
function checkAnchors(headings: readonly Heading[]): Set<string> {
  for (const way of ways) {
    const seen = new Set<string>();
    for (const { node, passage } of headings.filter((heading) => heading.ways.includes(way))) {
      if (seen.has(passage.id)) {
        refuse(node, `the anchor #${passage.id} again`, 'must be different from every other');
      }
      seen.add(passage.id);
    }
    const lone = headings.find(({ passage }) => !seen.has(passage.id));
    if (lone && way !== 'service') {
      refuse(lone.node, `no #${lone.passage.id} with when=${way}`, 'must be in every build');
    }
  }
  return new Set(headings.map(({ passage }) => passage.id));
}

function readNodes(source: string): readonly MdastNode[] {
  const tree = markdownToMdast(source);
  return 'children' in tree ? tree.children : [];
}

/**
 * Reads a legal document: sections and subsections with anchors, paragraphs, lists, bold, code,
 * links, and placeholders in braces. It refuses everything else and names the line. Markdown would
 * accept a tag or half an anchor, the page would lose or misread it, and nobody proofreads a legal
 * text closely enough to notice.
 */
export function readLegalMarkdown(source: string): LegalSection[] {
  const nodes = readNodes(source);
  const headings = new Map(
    nodes.flatMap((node) =>
      node.type === 'heading' ? [[node as MdastNode, headingOf(node)]] : [],
    ),
  );
  const anchors = checkAnchors([...headings.values()]);

  const sections: LegalSection[] = [];
  let current: LegalPassage | undefined;
  for (const node of nodes) {
    const heading = headings.get(node);
    if (heading === undefined) {
      if (current === undefined)
        return refuse(node, 'text before the first heading', 'must come after it');
      current.blocks.push(blockOf(node, anchors));
      continue;
    }
    current = heading.passage;
    const section = sections.at(-1);
    if (heading.depth === 2) sections.push(Object.assign(current, { subsections: [] }));
    else if (section === undefined) {
      refuse(node, 'a subsection before the first section', 'must come after it');
    } else if (section.when) {
      refuse(node, 'a subsection of a section with a "when"', 'must be a section of its own');
    } else section.subsections.push(current);
  }
  for (const { node, passage } of headings.values()) {
    const parts = sections.find((section) => section === passage)?.subsections ?? [];
    if (passage.blocks.length + parts.length === 0) {
      refuse(node, 'a heading with nothing below it', 'must have a text');
    }
  }
  return sections;
}

/** Reads the text of an article: "## Headings" without anchors, and blocks as in a legal document. */
export function readArticleMarkdown(source: string): ArticleBlock[] {
  return readNodes(source).map((node) => {
    if (node.type !== 'heading') return blockOf(node, new Set());
    if (node.depth !== 2) refuse(node, `a heading of level ${node.depth}`, 'must begin with ##');
    return { heading: wordsOf(node) };
  });
}
