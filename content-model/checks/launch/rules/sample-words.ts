import { type Content, collections } from '../../../collections.ts';
import { partsOf } from '../../content/parts-of.ts';
import { type Path, shown } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Templates: an owner may keep their sentences, and `reviewed` says that someone has read them. */
const templates: readonly (keyof Content)[] = [
  'privacy',
  'terms',
  'cookiePolicy',
  'cookieCategories',
  'cookies',
  'thirdPartyServices',
  'notFound',
  'labels',
];

/**
 * Fields about the site itself, with its drawings, forms and prepared emails, and the promises that
 * the templates name: these need evidence, not other words.
 */
const mayStayIn = ['caption', 'note', 'search', 'subject', 'body', 'details', 'promises'];

/** So few words anyone would write, here or anywhere. */
const fewest = { inPlace: 5, anywhere: 8 } as const;

type Fields = Record<string, unknown>;

interface OwnText {
  path: Path;
  text: string;
}

/** The texts that are not marked as invented. Those that are, are reported as such. */
export function* ownTexts(value: unknown, path: Path = [], isSample = false): Generator<OwnText> {
  if (typeof value === 'string' && !isSample) yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  const mark = (value as Fields).sample ?? (value as Fields)['x-sample'] ?? isSample;
  for (const [key, part] of Object.entries(value))
    yield* ownTexts(part, [...path, Array.isArray(value) ? Number(key) : key], mark === true);
}

/** Words alone, so that other signs, emphasis or figures make no difference. */
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The sentences of a text that have enough words to be recognized anywhere. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map(wordsOf)
    .filter(({ length }) => length >= fewest.anywhere)
    .map((words) => words.join(' '));

/** The names of what the sample has invented. */
function namesOf({ site, products, upcomingProducts, ...content }: Content): RegExp {
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

/** A file without its marks, to compare. */
const unmarked = (value: unknown) =>
  JSON.stringify(value, (key, part) => (/^(x-)?sample$/.test(key) ? undefined : part));

/**
 * What the owner says is not invented, and yet is the sample's: whole files, sentences and names.
 * Compares the texts as they are written, with names in braces.
 */
export function* sampleWordRules(own: Content, sample: Content): Generator<FoundProblem> {
  const problem = { kind: 'sample-words', severity: 'blocker' } as const;
  const names = namesOf(sample);
  const texts = Object.entries(sample).flatMap(([name, value]) =>
    partsOf(value, [name]).map(({ path, value: text }) => ({
      path: path.join('.'),
      text: typeof text === 'string' ? text : '',
    })),
  );
  const inPlace = new Map(texts.map(({ path, text }) => [path, wordsOf(text).join(' ')]));
  const anywhere = new Set(texts.flatMap(({ text }) => sentencesOf(text)));
  const isKept = (path: Path, text: string) => {
    const words = wordsOf(text);
    const isSame = inPlace.get(path.join('.')) === words.join(' ');
    return (
      (isSame && words.length >= fewest.inPlace) ||
      sentencesOf(text).some((sentence) => anywhere.has(sentence))
    );
  };

  for (const name of Object.keys(own) as (keyof Content)[]) {
    const isFolder = collections[name].kind === 'folder';
    const files = isFolder ? [...(own[name] as unknown[]).entries()] : [[undefined, own[name]]];
    const mayStay = templates.includes(name);
    const known = (isFolder ? (sample[name] as unknown[]) : [sample[name]]).map(unmarked);
    for (const [index, file] of files as [number | undefined, unknown][]) {
      const at: Path = index === undefined ? [] : [index];
      const ours = [...ownTexts(file, at)];
      if (ours.length > 0 && !mayStay && known.includes(unmarked(file))) {
        yield { ...problem, at: [name, ...at], found: 'all of it is as in the sample' };
        continue;
      }
      for (const { path, text } of ours) {
        const [called] = names.exec(text) ?? [];
        const isFree = mayStay || path.some((part) => mayStayIn.includes(String(part)));
        if (called !== undefined)
          yield { ...problem, at: [name, ...path], found: `the name ${shown(called)}` };
        else if (!isFree && isKept([name, ...path], text))
          yield { ...problem, at: [name, ...path], found: shown(text) };
      }
    }
  }
}
