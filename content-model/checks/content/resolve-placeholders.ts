import { type CollectionName, collections } from '../../collections.ts';
import { describeField } from './locate-problem.ts';
import type { MarkdownBody, ParsedCollection, ParsedFile } from './parse-files.ts';
import {
  addServicePlaceholders,
  claimDetails,
  createPlaceholders,
  type Placeholders,
  readCurrency,
} from './placeholders.ts';
import { formatValue, type Path, type Problem } from './problem.ts';
import { readLanguage } from './read-labels.ts';
import { readMarkdown } from './read-markdown.ts';
import { isVisible, listEntries } from './visible-content.ts';
import { asRecord, getValueAt, mapValues } from './walk-content.ts';

/** A content file whose placeholders are replaced by their texts. */
export interface ResolvedFile extends ParsedFile {
  value: unknown;
  /** The paths of texts whose placeholder has no text. The reason is reported already, so they are not checked. */
  unresolved: readonly Path[];
  /** The placeholders of its texts. The path of one in Markdown is empty. */
  placeholders: readonly { name: string; path: Path }[];
}

export interface ResolvedCollection extends Omit<ParsedCollection, 'files'> {
  files: readonly ResolvedFile[];
}

/** In these collections, braces belong to the API's own paths and addresses, or to a label. */
const withoutPlaceholders: readonly CollectionName[] = ['openApi', 'sdks', 'labels'];

/** Replaces the placeholders in all files. Amounts without a currency get that of the company. */
export function resolvePlaceholders(parsed: ReadonlyMap<CollectionName, ParsedCollection>): {
  resolved: ReadonlyMap<CollectionName, ResolvedCollection>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const getRawFiles = (name: CollectionName) => parsed.get(name)?.files.map(({ raw }) => raw) ?? [];
  const [site] = getRawFiles('site');
  const [claims = parsed.get('claims')?.isAbsent ? {} : undefined] = getRawFiles('claims');
  const [products] = getRawFiles('products');
  const language = readLanguage(asRecord(site).language);
  const currency = readCurrency(site);
  const unreadServices = Array(parsed.get('services')?.unreadCount ?? 0).fill(undefined);
  const common = createPlaceholders(
    {
      claims,
      site,
      services: [...getRawFiles('services').filter(isVisible), ...unreadServices],
      products: listEntries(products).filter(isVisible),
    },
    language,
  );
  const resolved = new Map<CollectionName, ResolvedCollection>();
  for (const [name, collection] of parsed) {
    const files = collection.files.flatMap((file) => {
      if (withoutPlaceholders.includes(name))
        return { ...file, value: file.raw, unresolved: [], placeholders: [] };
      const placeholders =
        name === 'services' ? addServicePlaceholders(common, file.raw, site, language) : common;
      const result = resolveFile(file, placeholders);
      problems.push(...result.problems);
      return result.file ? { ...result.file, value: addCurrency(result.file.value, currency) } : [];
    });
    const isFolder = collections[name].kind === 'folder';
    const unreadCount = collection.unreadCount + collection.files.length - files.length;
    resolved.set(name, { ...collection, unreadCount, files: isFolder ? files.map(addId) : files });
  }
  return { resolved, problems };
}

interface Result {
  file?: ResolvedFile;
  problems: readonly Problem[];
}

function resolveFile(file: ParsedFile, placeholders: Placeholders): Result {
  const problems: Problem[] = [];
  const unresolved: Path[] = [];
  const names: { name: string; path: Path }[] = [];
  const value = mapValues(file.raw, (text, path) => {
    if (typeof text !== 'string') return text;
    const result = resolveText(text, placeholders);
    names.push(...result.names.map((name) => ({ name, path })));
    if (result.isUnavailable || result.unknown !== undefined) unresolved.push(path);
    if (result.unknown !== undefined) {
      problems.push({
        file: file.pathInProject,
        line: file.findLine(path),
        field: describeField(file.raw, path),
        path,
        found: `${result.unknown} in ${formatValue(text)}`,
        expected:
          missingFacts[result.unknown] ?? 'must be a name in claims.yaml, such as {money-back}',
      });
    }
    return result.text;
  });
  const resolved = { ...file, value, unresolved, placeholders: names };
  if (file.body === undefined) return { file: resolved, problems };
  const markdown = resolveBody(resolved, file.body, placeholders);
  return { ...markdown, problems: [...problems, ...markdown.problems] };
}

/** Replaces placeholders before it reads the Markdown. The reader reports those that are unknown. */
function resolveBody(file: ResolvedFile, body: MarkdownBody, placeholders: Placeholders): Result {
  const { text, isUnavailable, names } = resolveText(body.text, placeholders);
  if (isUnavailable) return { problems: [] };
  const { blocks, findLine, problems } = readMarkdown(file, body, text);
  if (blocks === undefined) return { problems };
  const raw = { ...asRecord(file.raw), ...blocks };
  const value = { ...asRecord(file.value), ...blocks };
  const inBody = names.map((name) => ({ name, path: [] }));
  return {
    file: { ...file, raw, value, findLine, placeholders: [...file.placeholders, ...inBody] },
    problems,
  };
}

const placeholder = RegExp(
  String.raw`\{(\p{Ll}[\p{Ll}-]*(?:\.(?:${claimDetails.join('|')}))?|\d+)\}`,
  'gu',
);

interface ResolvedText {
  text: string;
  /** The names of its placeholders. */
  names: readonly string[];
  /** Whether the source of a placeholder has a problem, which is reported elsewhere. */
  isUnavailable: boolean;
  /** The first placeholder whose name does not exist. */
  unknown: string | undefined;
}

function resolveText(source: string, placeholders: Placeholders): ResolvedText {
  let isUnavailable = false;
  const names: string[] = [];
  const text = source.replace(placeholder, (match, name: string) => {
    names.push(name);
    const replacement = placeholders.findText(name);
    if (replacement === null) isUnavailable = true;
    return replacement ?? match;
  });
  const [unknown] = isUnavailable ? [] : (text.match(placeholder) ?? []);
  return { text, names, isUnavailable, unknown };
}

/** A placeholder in a visible text. */
export interface PlaceholderUse {
  name: string;
  collection: CollectionName;
  /** The id of the entry, if each entry of the collection has a file of its own. */
  id: string;
  path: Path;
}

/** The placeholders in all texts but those of hidden entries. */
export const listPlaceholderUses = (
  resolved: ReadonlyMap<CollectionName, ResolvedCollection>,
): PlaceholderUse[] =>
  [...resolved].flatMap(([collection, { files }]) =>
    files
      .filter(({ raw }) => isVisible(raw))
      .flatMap(({ file, raw, placeholders }) =>
        placeholders
          .filter(({ path }) => isVisible(getValueAt(raw, path.slice(0, 2))))
          .map((placeholder) => ({ ...placeholder, collection, id: getEntryId(file) })),
      ),
  );

/** What to do about a placeholder whose source the company has left out. */
const missingFacts: Record<string, string> = {
  '{opening-time}': 'must be removed, or hours must be in site.yaml',
  '{currency}': 'must be removed, or all prices must be in one currency',
  '{service-price}': 'must be removed, or price must be in this file',
  '{project-price}':
    'must be removed, or services must have a price that is paid once, all in one currency',
};

/** The fields that hold amounts of money. */
const amountFields = ['price', 'salary', 'budgets'];

/** A value in which all amounts have a currency: the company's, if they name none. */
function addCurrency(value: unknown, currency: string, isAmount = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => addCurrency(entry, currency, isAmount));
  if (typeof value !== 'object' || value === null) return value;
  if (isAmount) return { currency, ...value };
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      addCurrency(field, currency, amountFields.includes(key)),
    ]),
  );
}

/** In a folder, the name of the file is the id. */
function addId(file: ResolvedFile): ResolvedFile {
  const { value } = file;
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? { ...file, value: { ...value, id: getEntryId(file.file) } } : file;
}

const getEntryId = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');
