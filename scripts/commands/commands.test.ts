import { expect, test } from 'vitest';
import { notHere } from '../../intake/test/install/website.ts';
import { read } from '../documentation.ts';
import { type DocumentedCommand, documentedCommands } from './in-documents.ts';
import { exists, runByVerify, runEveryWeek, scriptOf } from './npm-scripts.ts';
import { runByNobody, runByTests } from './run-by-tests.ts';
import { lanes } from './run-for-real.ts';

const runForReal = lanes.flat().flatMap(({ commands }) => commands);

const isCoveredBy = (command: string, row: string) =>
  command === row || command.startsWith(`${row} `);

/** The installation test runs whatever is in a block under these headings. */
function followedHeadings(file: string): string[] {
  const calls = read(file).matchAll(/(?:commandsUnder|follow)\((?:debian, )?'([^']+)'/g);
  return Array.from(calls, ([, heading = '']) => heading);
}
const followed: Record<string, string[]> = {
  'docs/operations.md': followedHeadings('intake/test/install/install.ts'),
  'docs/deploy.md': followedHeadings('intake/test/install/website.ts'),
};
const isFollowed = ({ command, document, headings }: DocumentedCommand) =>
  headings.some((heading) => followed[document]?.includes(heading)) &&
  !notHere.some((row) => isCoveredBy(command, row));

function isRun(documented: DocumentedCommand): boolean {
  const { command } = documented;
  const script = scriptOf(command);
  return (
    isFollowed(documented) ||
    (script !== undefined && (runByVerify.has(script) || runEveryWeek.has(script))) ||
    runForReal.some((row) => isCoveredBy(command, row)) ||
    runByTests.some(([row]) => isCoveredBy(command, row)) ||
    runByNobody.some(([row]) => isCoveredBy(command, row))
  );
}

test('every documented command is run by CI, or there is a reason why not', () => {
  const forgotten = documentedCommands.filter((documented) => !isRun(documented));

  expect(documentedCommands.length).toBeGreaterThan(100);
  expect(forgotten.map(({ command, document }) => `${document}: ${command}`)).toEqual([]);
});

test('every documented npm script exists', () => {
  const missing = documentedCommands.filter(({ command }) => {
    const script = scriptOf(command);
    return script !== undefined && !exists(script);
  });

  expect(missing.map(({ command, document }) => `${document}: ${command}`)).toEqual([]);
});

test.each(runByTests)('%s is run by %s', (_, file, words) => {
  expect(read(file)).toContain(words);
});

test('no reason is about a command that is not documented', () => {
  const idle = runByNobody.filter(
    ([row]) => !documentedCommands.some(({ command }) => isCoveredBy(command, row)),
  );

  expect(idle).toEqual([]);
});

test('verify runs the commands for real, the installation and the tests', () => {
  expect([...runByVerify]).toEqual(
    expect.arrayContaining(['. test:commands', 'intake test:install', '. test', '. e2e']),
  );
});
