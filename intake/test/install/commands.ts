import { findCodeBlocks, read } from '../../../scripts/documentation.ts';

/** The commands that a document has right under a heading, one for each line. */
export function readCommands(heading: string, document = 'intake/docs/operations.md'): string[] {
  const commands = findCodeBlocks(read(document))
    .filter(({ language, headings }) => language === 'sh' && headings.at(-1) === heading)
    .flatMap(({ text }) =>
      text
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    );
  if (!commands[0]) throw new Error(`${document} has no commands under "${heading}".`);
  return commands;
}
