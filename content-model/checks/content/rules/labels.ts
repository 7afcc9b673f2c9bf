import { readFileSync } from 'node:fs';
import type { Content } from '../../../collections.ts';
import { formatPath } from '../../../company.ts';
import { languageSchema } from '../../../schemas/labels.ts';
import { type ContentProblem, formatValue, type ProblemText } from '../problem.ts';
import { findLanguageFile } from '../read-labels.ts';
import { findSchemaProblems } from '../schema-problems.ts';
import { parseYaml } from '../yaml-source.ts';

/** The language of the site has all labels, and each alternate site has a language of its own. */
export function* checkLabels({ site }: Partial<Content>): Generator<ContentProblem> {
  if (!site) return;
  const { language = 'en', alternates } = site;
  const languages = [language, ...alternates.map((alternate) => alternate.language)];
  for (const [index, otherLanguage] of languages.entries()) {
    if (languages.indexOf(otherLanguage) === index) continue;
    const expected = 'must be another language than that of this site, and be there once';
    const found = formatValue(otherLanguage);
    yield { at: ['site', 'alternates', index - 1, 'language'], found, expected };
  }
  const file = findLanguageFile(language);
  if (file === undefined) {
    const expected = `must be a language with a file of labels: copy languages/en.json to languages/${language}.json, and translate it`;
    yield { at: ['site', 'language'], found: formatValue(language), expected };
    return;
  }
  const fileInProject = formatPath(file);
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    const [reason = '', line = 1] = (error as Error).message.split(/ in JSON.*line | column /);
    const found = formatValue(text.split('\n')[Number(line) - 1]?.trim());
    const expected = `must be mended, or the line above it: ${reason}`;
    yield { at: { file: fileInProject, line: Number(line) }, found, expected };
    return;
  }
  for (const { line, found, expected } of findLabelProblems(text)) {
    yield { at: { file: fileInProject, line }, found, expected };
  }
}

type LabelProblem = ProblemText & { line: number };

/** Edit mode checks all content at each letter, so it must not validate the same hundreds of labels again. */
let cache: { text: string; problems: readonly LabelProblem[] } | undefined;

function findLabelProblems(text: string): readonly LabelProblem[] {
  if (cache?.text === text) return cache.problems;
  const { value, findLine } = parseYaml(text);
  const problems = findSchemaProblems(languageSchema, value).map(({ path, found, expected }) => ({
    line: findLine(path),
    found: `${path.join('.')}: ${found}`,
    expected,
  }));
  cache = { text, problems };
  return problems;
}
