import { readFileSync } from 'node:fs';
import type { Content } from '../../../collections.ts';
import { shownPath } from '../../../company.ts';
import { languageSchema } from '../../../schemas/labels.ts';
import { languageFile } from '../labels.ts';
import { type ContentProblem, type ProblemText, shown } from '../problem.ts';
import { findSchemaProblems } from '../schema-problems.ts';
import { yamlSource } from '../yaml-source.ts';

/** The language of the site has all labels, and sites in other languages are in others. */
export function* checkLabels({ site }: Partial<Content>): Generator<ContentProblem> {
  if (!site) return;
  const { language = 'en', alternates } = site;
  const languages = [language, ...alternates.map((one) => one.language)];
  for (const [index, one] of languages.entries()) {
    if (languages.indexOf(one) === index) continue;
    const expected = 'must be another language than that of this site, and be there once';
    yield { at: ['site', 'alternates', index - 1, 'language'], found: shown(one), expected };
  }
  const file = languageFile(language);
  if (file === undefined) {
    const expected = `must be a language with a file of labels: copy languages/en.json to languages/${language}.json, and translate it`;
    yield { at: ['site', 'language'], found: shown(language), expected };
    return;
  }
  const place = shownPath(file);
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    const [reason = '', line = 1] = (error as Error).message.split(/ in JSON.*line | column /);
    const found = shown(text.split('\n')[Number(line) - 1]?.trim());
    const expected = `must be mended, or the line above it: ${reason}`;
    yield { at: { file: place, line: Number(line) }, found, expected };
    return;
  }
  for (const { line, found, expected } of findLabelProblems(text)) {
    yield { at: { file: place, line }, found, expected };
  }
}

type LabelProblem = ProblemText & { line: number };

/** The last language: it has some hundred labels, and edit mode checks all content at each letter. */
let last: { text: string; problems: readonly LabelProblem[] } | undefined;

function findLabelProblems(text: string): readonly LabelProblem[] {
  if (last?.text === text) return last.problems;
  const { value, lineOf } = yamlSource(text);
  const problems = findSchemaProblems(languageSchema, value).map(({ path, found, expected }) => ({
    line: lineOf(path),
    found: `${path.join('.')}: ${found}`,
    expected,
  }));
  last = { text, problems };
  return problems;
}
