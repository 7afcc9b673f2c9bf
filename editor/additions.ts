import { dirname, resolve } from 'node:path';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { asRecord } from '@website/content-model/checks/content/walk-content.ts';
import { parseYaml } from '@website/content-model/checks/content/yaml-source.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { isEntryFile } from './entries.ts';
import type { PlacedList } from './fields.ts';
import { frontOf } from './source-text.ts';
import { withEntry, withPart } from './yaml-edit.ts';

/** For lists that the sample does not have. */
const others: Record<string, unknown> = {
  'home.yaml clients': { name: 'A client', logo: 'sample-client.svg' },
  // A language that no company has its site in.
  'site.yaml alternates': { language: 'eo', href: 'https://eo.company.example' },
  'redirects.yaml list': { from: '/old-page', to: '/' },
};

/** The picture that goes with them. */
export const sampleLogo = {
  name: 'sample-client.svg',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M20 4 36 36H4zM52 14h100v12H52z"/></svg>\n',
  ),
};

let known: Map<string, string> | undefined;

/**
 * The files of the sample company, as a model for what a company does not have yet: with values in
 * place of the names of its figures and promises, and without its rows of figures.
 */
export function sampleFiles(): Map<string, string> {
  if (known) return known;
  const files = readContentFiles(resolve(sampleFolder, 'content'));
  const claims = asRecord(parseYaml(files.get('claims.yaml') ?? '').value);
  const all = { ...asRecord(claims.figures), ...asRecord(claims.promises) };
  const claimed = (whole: string, name: string, part = 'value') =>
    `${asRecord(all[name])[part] ?? whole}`;
  const plain = (text: string) =>
    text
      .replaceAll(/\{([a-z-]+)(?:\.(meaning))?\}/g, claimed)
      .replaceAll(/(?<=\bstats: )\[.*\]/g, '[]');
  known = new Map(Array.from(files, ([file, text]) => [file, plain(text)]));
  return known;
}

/** What the sample has at the place of a group, or of the first entry of a list. */
export function modelOf({ file, path, isGroup }: PlacedList): unknown {
  const files = sampleFiles();
  const isLike = (one: string) =>
    isEntryFile(file) ? dirname(one) === dirname(file) : one === file;
  for (const one of [...files.keys()].filter(isLike)) {
    const { value } = parseYaml(frontOf(one, files.get(one) ?? '').head);
    const part = path.reduce<unknown>((whole, key) => asRecord(whole)[key], value);
    const model = isGroup ? part : asRecord(part)[0];
    if (model !== undefined) return model;
  }
  return others[`${file} ${path.join(' ')}`];
}

/** The text with the model of a list or a group in it. */
export const withModel = (text: string, list: PlacedList) =>
  list.isGroup
    ? withPart(text, list.path, modelOf(list))
    : withEntry(text, list.path, modelOf(list));
