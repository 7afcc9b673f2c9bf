import { expect, test } from 'vitest';
import { highlight, type Language } from './highlight.ts';

const samples: [Language, string, words: string[], texts: string[]][] = [
  ['json', '{ "a": "b", "c": [1, true] }', ['1', 'true'], ['"b"']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code to highlight.
  ['typescript', 'const a = `x ${b}` + 12;', ['const', '12'], ['`x ', '`']],
  ['python', 'import os\nprint(f"x {os.a}", None)', ['import', 'None'], ['"x ', '"']],
  ['shell', 'curl \'a\nb\' -H "c $D"', ['curl'], ['\'a\nb\' -H "c $D"']],
];

test.each(samples)('%s: keywords and strings are found', (language, code, words, texts) => {
  const runs = highlight(code, language);

  const of = (kind: string) =>
    runs.filter((run) => run.kind === kind).map(({ text }) => text.trim());
  expect(of('word')).toEqual(words);
  expect(of('text')).toEqual(texts.map((text) => text.trim()));
});

test.each(samples)(
  '%s: no character is lost, and adjacent runs differ in kind',
  (language, code) => {
    const runs = highlight(code, language);

    expect(runs.map(({ text }) => text).join('')).toBe(code);
    expect(runs.filter((run, index) => run.kind === runs[index - 1]?.kind)).toEqual([]);
  },
);
