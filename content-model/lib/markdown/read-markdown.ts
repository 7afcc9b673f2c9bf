import { type MdastNode, markdownToMdast } from 'satteri';
import type { ArticleBlock, GuideBlock } from '../../schemas/article-text.ts';
import { anchor } from '../../schemas/fields.ts';
import {
  type Condition,
  conditions,
  deliveryMethods,
  hostingMethods,
  type LegalPassage,
  type LegalSection,
} from '../../schemas/legal-document.ts';
import { type Build, isIncluded } from '../legal/build.ts';
import {
  locate,
  type Reading,
  readArticleBlock,
  readBlock,
  readGuideBlock,
  refuse,
  wordsOf,
} from './blocks.ts';

/** What was read from a Markdown text, and the lines of its parts. */
interface MarkdownText<Part> extends Pick<Reading, 'lines'> {
  parts: Part[];
}

interface Heading {
  node: MdastNode;
  depth: number;
  title: string;
  /** The anchor, as in "## What we keep {#what-we-keep when=email}". */
  id: string | undefined;
  /** The builds that it is for. */
  when: Condition | undefined;
}

const parse = (source: string): readonly MdastNode[] => {
  const tree = markdownToMdast(source, { features: { headingAttributes: true } });
  return 'children' in tree ? tree.children : [];
};

function readHeading(node: MdastNode & { type: 'heading' }): Heading {
  const data = node.data as { hProperties?: Record<string, unknown> } | undefined;
  const { id, when, ...others } = data?.hProperties ?? {};
  const [other] = Object.keys(others);
  if (other !== undefined)
    refuse(node, `"${other}" in a heading`, 'must be removed: only an anchor may be there');
  const condition = conditions.find((name) => name === when);
  if (when !== undefined && condition === undefined)
    refuse(
      node,
      `when=${when}`,
      `must be one of ${conditions.map((name) => `when=${name}`).join(', ')}`,
    );
  if (id !== undefined && !anchor.safeParse(id).success)
    refuse(node, `the anchor #${id}`, 'must be small letters, digits and hyphens');
  const title = wordsOf(node);
  return { node, depth: node.depth, title, id: id === undefined ? id : `${id}`, when: condition };
}

/** A heading of a legal document, which begins a section or a subsection. */
interface LegalHeading {
  node: MdastNode;
  depth: 2 | 3;
  passage: LegalPassage;
}

function readLegalHeading(node: MdastNode & { type: 'heading' }): LegalHeading {
  const { depth, title, id, when } = readHeading(node);
  if (depth !== 2 && depth !== 3)
    return refuse(node, `a heading of level ${depth}`, 'must begin with ## or ###');
  if (id === undefined) {
    const expected = 'must end with one, like "## Your rights {#rights}"';
    return refuse(node, 'a heading without an anchor', expected);
  }
  const passage = { id, title, ...(when && { when }), blocks: [] };
  return { node, depth, passage };
}

const allBuilds: readonly Build[] = deliveryMethods.flatMap((delivery) =>
  hostingMethods.map((hosting) => ({ delivery, hosting })),
);

/**
 * All builds must have the same anchors, each only once, so that shared links keep working. Passages for
 * a form service are needed only with one: see checks/content/rules/contact-form.ts.
 */
function checkAnchors(headings: readonly LegalHeading[]): Set<string> {
  for (const build of allBuilds) {
    const seen = new Set<string>();
    for (const { node, passage } of headings) {
      if (!isIncluded(passage.when, build)) continue;
      if (seen.has(passage.id)) {
        refuse(node, `the anchor #${passage.id} again`, 'must be different from every other');
      }
      seen.add(passage.id);
    }
    const lone = headings.find(({ passage }) => !seen.has(passage.id));
    if (lone && build.delivery !== 'service') {
      const { id, when } = lone.passage;
      const isAboutHosting = hostingMethods.some((method) => method === when);
      const missing = isAboutHosting ? build.hosting : build.delivery;
      refuse(lone.node, `no #${id} with when=${missing}`, 'must be in every build');
    }
  }
  return new Set(headings.map(({ passage }) => passage.id));
}

/**
 * Reads a legal document: sections and subsections with anchors, paragraphs, lists, bold, code,
 * links, and placeholders in braces. It refuses everything else and names the line. Markdown would
 * accept a tag or half an anchor, the page would lose or misread it, and nobody proofreads a legal
 * text closely enough to notice.
 */
export function readSections(source: string): MarkdownText<LegalSection> {
  const nodes = parse(source);
  const headings = new Map(
    nodes.flatMap((node) =>
      node.type === 'heading' ? [[node as MdastNode, readLegalHeading(node)]] : [],
    ),
  );
  const reading = { anchors: checkAnchors([...headings.values()]), lines: new Map() };

  const sections: LegalSection[] = [];
  let current: LegalPassage | undefined;
  for (const node of nodes) {
    const heading = headings.get(node);
    if (heading === undefined) {
      if (current === undefined)
        return refuse(node, 'text before the first heading', 'must come after it');
      current.blocks.push(readBlock(node, reading));
      continue;
    }
    current = locate(heading.passage, node, reading);
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
  return { parts: sections, lines: reading.lines };
}

/** Reads the text of an article: "## Headings" without anchors, paragraphs, lists and tables. */
export const readArticle = (source: string): MarkdownText<ArticleBlock> =>
  readText(source, readArticleBlock);

/** Reads the text of a guide, which may also show calls of the API. */
export const readGuide = (source: string): MarkdownText<GuideBlock> =>
  readText(source, readGuideBlock);

function readText<Part extends object>(
  source: string,
  read: (node: MdastNode, reading: Reading) => Part,
): MarkdownText<Part | { heading: string }> {
  const nodes = parse(source);
  if (nodes.length === 0) {
    const expected = 'must have one, because its title leads to a page with the whole text';
    refuse(source.split('\n').length, 'no text below the fields', expected);
  }
  const reading = { anchors: new Set<string>(), lines: new Map() };
  const parts = nodes.map((node, index) => {
    if (node.type !== 'heading') return read(node, reading);
    const { depth, title, id } = readHeading(node);
    if (depth !== 2) refuse(node, `a heading of level ${depth}`, 'must begin with ##');
    if (id !== undefined) refuse(node, `the anchor #${id}`, 'must be removed');
    if ((nodes[index + 1]?.type ?? 'heading') === 'heading')
      refuse(node, 'a heading with nothing below it', 'must have a text');
    return locate({ heading: title }, node, reading);
  });
  return { parts, lines: reading.lines };
}
