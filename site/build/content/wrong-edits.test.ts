import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { between, mistakesText } from '../../scripts/guide/guide-text.ts';
import { checkContent } from './check-content.ts';
import { isContent, textOf } from './content-files.ts';
import { loadContent } from './load-content.ts';
import { problemLine } from './problem.ts';
import { changedText, filesToEdit, service, wrongEdits } from './wrong-edits.ts';

const files = filesToEdit();

/** The build's messages for the content with one file changed. `undefined` removes the file. */
function messagesFor(file: string, text: string | undefined): string[] {
  const changed = new Map(files);
  if (text === undefined) changed.delete(file);
  else changed.set(file, text);
  const result = checkContent(changed);
  return 'problems' in result ? result.problems.map((problem) => problemLine(problem)) : [];
}

/** Turns a text into a pattern in which an ellipsis matches anything. */
function pattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replace(/[^\w\s]/g, '\\$&'))
      .join('.*')}$`,
  );
}

test('the shipped content can be published', () => {
  const result = checkContent(files);

  expect('problems' in result ? result.problems : []).toEqual([]);
});

describe('a wrong edit is refused, with file, line, field, actual and expected value', () => {
  test.for(wrongEdits)('$what', ({ file, from, to, says, below = 0, elsewhere }) => {
    const { changed, line } = changedText(files, { file, from, to });

    const [message, ...others] = messagesFor(file, changed);

    const place = elsewhere ? '…' : `${file}:${line + below}`;
    expect(message).toMatch(pattern(`site/src/content/${place}: ${says}`));
    expect(others).toEqual([]);
  });

  test('a missing file', () => {
    expect(messagesFor('jobs.yaml', undefined)).toEqual([
      'site/src/content/jobs.yaml:1: found nothing; must be there: the site is made from it',
    ]);
  });

  test('a file with another extension', () => {
    expect(messagesFor('services/a-new-one.yml', 'plate: 7')).toEqual([
      'site/src/content/services/a-new-one.yml:1: found a file that no page reads; ' +
        'must be renamed to services/a-new-one.yaml',
    ]);
  });

  test('a file with another name, or in another folder', () => {
    expect(messagesFor('about.yaml', 'a: 1')).toEqual([
      'site/src/content/about.yaml:1: found a file that no page reads; must be removed, ' +
        'or moved to the place and the name of a content file, with .yaml at its end',
    ]);
    expect(messagesFor('services/Copy of it.yaml', files.get(service))[0]).toContain(
      'the name of the file: found "Copy of it"; must be small letters, digits and hyphens',
    );
  });

  test('a service whose file is gone, although its path is still in the route table', () => {
    expect(messagesFor('services/ai-chatbots.yaml', undefined)).toEqual([
      expect.stringMatching(
        /^site\/src\/routes\.ts:\d+: found "\/ai-chatbots"; must be removed, because there is no site\/src\/content\/services\/ai-chatbots\.yaml$/,
      ),
    ]);
  });

  test('two pages with one description', () => {
    const { team } = loadContent();
    const text = files
      .get('news.yaml')
      ?.replace(
        /^description:[\s\S]*?(?=\n\w)/m,
        `description: ${JSON.stringify(team.description)}`,
      );

    expect(messagesFor('news.yaml', text)).toEqual([
      expect.stringContaining('must be different from the description of every other page'),
    ]);
  });
});

test('the guide has at least twenty of them, with the messages that are tested here', () => {
  const guide = readFileSync(resolve(import.meta.dirname, '../../../docs/editing.md'), 'utf8');

  expect(wrongEdits.filter((edit) => edit.guide).length).toBeGreaterThanOrEqual(20);
  expect(between(guide, 'mistakes'), 'run "npm run guide"').toBe(mistakesText());
});

test.for([
  ['Windows line ends', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['the line ends of old Macs', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['what Notepad calls Unicode', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['accents apart from their letters', (text: string) => Buffer.from(text.normalize('NFD'))],
] as const)('a file may have %s', ([, written]) => {
  for (const text of ['name: José\nrole: Curator\n', files.get('terms.md') ?? '']) {
    expect(textOf(written(text))).toBe(text);
  }
});

test('several problems are all reported, in the order of files and lines', () => {
  const { changed } = changedText(files, {
    file: 'jobs.yaml',
    from: /(?<=type: )Full-time/,
    to: 'Fulltime',
  });

  const messages = messagesFor('jobs.yaml', changed.replace(/(?<=currency: )\w+/, 'RUPEES'));

  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain('"Fulltime"');
  expect(messages[1]).toContain('"RUPEES"');
});

test.for(['.DS_Store', 'Thumbs.db', 'site.yaml~', '.site.yaml.swp', 'services/desktop.ini'])(
  'files that a system or an editor leaves behind are not content: %s',
  (path) => {
    expect(isContent(path)).toBe(false);
  },
);
