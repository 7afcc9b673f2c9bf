import { describe, expect, test } from 'vitest';
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
    expect(message).toMatch(pattern(`companies/orrery/content/${place}: ${says}`));
    expect(others).toEqual([]);
  });

  test('a missing file', () => {
    expect(messagesFor('jobs.yaml', undefined)).toEqual([
      'companies/orrery/content/jobs.yaml:1: found nothing; must be there: the site is made from it',
    ]);
  });

  test('a file with another extension', () => {
    expect(messagesFor('services/a-new-one.yml', 'plate: 7')).toEqual([
      'companies/orrery/content/services/a-new-one.yml:1: found a file that no page reads; ' +
        'must be renamed to services/a-new-one.yaml',
    ]);
  });

  test('a file with another name, or in another folder', () => {
    expect(messagesFor('about.yaml', 'a: 1')).toEqual([
      'companies/orrery/content/about.yaml:1: found a file that no page reads; must be removed, ' +
        'or moved to the place and the name of a content file, with .yaml at its end',
    ]);
    expect(messagesFor('services/Copy of it.yaml', files.get(service))[0]).toContain(
      'the name of the file: found "Copy of it"; must be small letters, digits and hyphens',
    );
  });

  test('a link to a service whose file is gone', () => {
    const support = files.get('support.yaml')?.replace(/(?<=link: )\/\S*/, '/ai-robots');

    expect(messagesFor('support.yaml', support)).toEqual([
      expect.stringMatching(/found a link to "\/ai-robots"; must be one of .*\/ai-chatbots/),
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
