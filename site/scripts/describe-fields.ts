/**
 * Gives each field of the content schemas the comment above it as its description, while the
 * modules load. The comments are written for content authors, and an editor shows a description
 * when someone points at the field.
 */
import { registerHooks } from 'node:module';
import ts from 'typescript';

/**
 * Added to each module: gives a schema a description, and leaves any other value as it is. A function
 * declaration, because the code above it calls it.
 */
const wrapper = `function __described(value, text) {
  return value?._zod ? value.describe(text) : value;
}`;

/** The words of the doc comment directly above a node, in one line. */
function commentAbove(node: ts.Node, source: ts.SourceFile): string | undefined {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const text = source.text.slice(ranges.at(-1)?.pos ?? 0, ranges.at(-1)?.end ?? 0);
  if (!text.startsWith('/**')) return undefined;
  return text
    .slice(3, -2)
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Wraps every schema below a doc comment. The schemas themselves stay as they are. */
function describeFields(code: string): string {
  const source = ts.createSourceFile('schema.ts', code, ts.ScriptTarget.Latest);
  const insertions: { at: number; text: string }[] = [];
  const wrap = (value: ts.Node, comment: string, before = '') => {
    insertions.push({ at: value.getStart(source), text: `${before}__described(` });
    insertions.push({ at: value.getEnd(), text: `, ${JSON.stringify(comment)})` });
  };
  const visit = (node: ts.Node, parent?: ts.Node) => {
    const comment = commentAbove(node, source);
    if (comment !== undefined) {
      if (ts.isPropertyAssignment(node)) wrap(node.initializer, comment);
      else if (ts.isShorthandPropertyAssignment(node))
        wrap(node.name, comment, `${node.name.text}: `);
      else if (ts.isVariableStatement(node))
        for (const { initializer } of node.declarationList.declarations)
          if (initializer) wrap(initializer, comment);
      if (parent && ts.isArrayLiteralExpression(parent)) wrap(node, comment);
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source);
  let described = code;
  for (const { at, text } of insertions.toSorted((a, b) => b.at - a.at))
    described = described.slice(0, at) + text + described.slice(at);
  return `${described}\n${wrapper}`;
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/src\/schemas\/[^/]+\.ts$/.test(url)) return loaded;
    return { ...loaded, source: describeFields(String(loaded.source)) };
  },
});
