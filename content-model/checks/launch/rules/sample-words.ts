import { type Content, collections } from '../../../collections.ts';
import { formatValue, type Path } from '../../content/problem.ts';
import { listValues } from '../../content/walk-content.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** A company may keep the sentences of these collections. For legal texts, `reviewed` says that someone has read them. */
const templates: readonly (keyof Content)[] = [
  'privacy',
  'terms',
  'cookiePolicy',
  'cookieCategories',
  'cookies',
  'thirdPartyServices',
  'labels',
];

/**
 * A company may also keep the texts of these fields: about the site's drawings, forms and prepared emails, and
 * promises of the templates, which need evidence rather than other words.
 */
const keepableFields = ['caption', 'note', 'search', 'subject', 'body', 'details', 'promises'];

/** Shorter texts can be the same by chance: in the same field, or anywhere. */
const minWords = { sameField: 5, anywhere: 8 } as const;

type Fields = Record<string, unknown>;

interface TextWithPath {
  path: Path;
  text: string;
}

/** The texts that are not marked as invented. Another rule reports those that are. */
export function* listRealTexts(
  value: unknown,
  path: Path = [],
  isSample = false,
): Generator<TextWithPath> {
  if (typeof value === 'string' && !isSample) yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  const mark = (value as Fields).sample ?? (value as Fields)['x-sample'] ?? isSample;
  for (const [key, child] of Object.entries(value))
    yield* listRealTexts(child, [...path, Array.isArray(value) ? Number(key) : key], mark === true);
}

/** Only words, so that punctuation, emphasis and figures make no difference. */
const splitWords = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The sentences of a text that have enough words to be recognized anywhere. */
const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map(splitWords)
    .filter(({ length }) => length >= minWords.anywhere)
    .map((words) => words.join(' '));

/** A pattern for the names that the sample has invented: of the company, products, people and clients. */
function createNamePattern({ site, products, upcomingProducts, ...content }: Content): RegExp {
  const names = [
    site.name,
    site.legal?.entity,
    ...[...products, ...upcomingProducts].map(({ title }) => title),
    ...content.teamMembers.map(({ name }) => name),
    ...content.articles.map(({ author }) => author),
    ...content.testimonials.flatMap(({ name, company }) => [name, company]),
  ].filter((name) => name !== undefined);
  const escaped = names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** The JSON of a file without its marks, for comparison. */
const serializeUnmarked = (value: unknown) =>
  JSON.stringify(value, (key, field) => (/^(x-)?sample$/.test(key) ? undefined : field));

/** The words of the sample, as content is compared with them. */
export function indexSample(sample: Content) {
  const texts = Object.entries(sample).flatMap(([name, value]) =>
    listValues(value, [name]).flatMap(({ path, value: text }) =>
      typeof text === 'string' ? [{ path: path.join('.'), text }] : [],
    ),
  );
  return {
    content: sample,
    namePattern: createNamePattern(sample),
    wordsByPath: new Map(texts.map(({ path, text }) => [path, splitWords(text).join(' ')])),
    sentences: new Set(texts.flatMap(({ text }) => splitSentences(text))),
  };
}

/**
 * Files, sentences and names of the sample that the company does not mark as invented. Compares raw
 * content, with its placeholders.
 */
export function* findSampleWords(
  content: Content,
  sample: ReturnType<typeof indexSample>,
): Generator<FoundProblem> {
  const problem = { kind: 'sample-words', severity: 'blocker' } as const;
  const isFromSample = (path: Path, text: string) => {
    const words = splitWords(text);
    const isUnchanged = sample.wordsByPath.get(path.join('.')) === words.join(' ');
    return (
      (isUnchanged && words.length >= minWords.sameField) ||
      splitSentences(text).some((sentence) => sample.sentences.has(sentence))
    );
  };

  for (const name of Object.keys(content) as (keyof Content)[]) {
    const isFolder = collections[name].kind === 'folder';
    const files = isFolder
      ? [...(content[name] as unknown[]).entries()]
      : [[undefined, content[name]]];
    const isTemplate = templates.includes(name);
    const sampleFiles = (
      isFolder ? (sample.content[name] as unknown[]) : [sample.content[name]]
    ).map(serializeUnmarked);
    for (const [index, file] of files as [number | undefined, unknown][]) {
      const filePath: Path = index === undefined ? [] : [index];
      const texts = [...listRealTexts(file, filePath)];
      if (texts.length > 0 && !isTemplate && sampleFiles.includes(serializeUnmarked(file))) {
        yield { ...problem, at: [name, ...filePath], found: 'all of it is as in the sample' };
        continue;
      }
      for (const { path, text } of texts) {
        const [sampleName] = sample.namePattern.exec(text) ?? [];
        const mayKeep = isTemplate || path.some((key) => keepableFields.includes(String(key)));
        if (sampleName !== undefined)
          yield { ...problem, at: [name, ...path], found: `the name ${formatValue(sampleName)}` };
        else if (!mayKeep && isFromSample([name, ...path], text))
          yield { ...problem, at: [name, ...path], found: formatValue(text) };
      }
    }
  }
}
