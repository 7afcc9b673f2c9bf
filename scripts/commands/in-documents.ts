/** Every command that the documents tell someone to run. */
import { codeBlocks, codeSpans, documents, read } from '../documentation.ts';

export interface DocumentedCommand {
  /** One command, without variables before it. */
  command: string;
  document: string;
  /** The headings above it, if it is in a block. */
  headings: string[];
}

const variables = /^(?:[A-Z_]+=\S+ )+/;
const isCommand = (code: string) =>
  /^(?:npm|npx|node|bash|docker|intake|curl|systemctl|journalctl) /.test(
    code.replace(variables, ''),
  );

/** The commands of a line that runs several. */
const parts = (line: string) =>
  // Quotes and parentheses have a shell of their own.
  /['"(]/.test(line) ? [line] : line.split(' && ');

function inBlocks(document: string): DocumentedCommand[] {
  return codeBlocks(read(document))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text, headings }) => {
      const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
      return lines
        .map((line) => line.replace(/\s+#.*$/, '').trim())
        .filter((line) => line !== '' && !line.startsWith('export '))
        .flatMap(parts)
        .map((command) => ({ command: command.replace(variables, ''), document, headings }));
    });
}

const inSentences = (document: string): DocumentedCommand[] =>
  codeSpans(read(document))
    .filter(isCommand)
    .flatMap(parts)
    .map((command) => ({ command: command.replace(variables, ''), document, headings: [] }));

/** Decisions tell what was done, not what to do. */
export const documentedCommands = documents
  .filter((document) => !document.startsWith('docs/decisions/'))
  .flatMap((document) => [...inBlocks(document), ...inSentences(document)]);
