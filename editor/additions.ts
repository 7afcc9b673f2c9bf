import { resolve } from 'node:path';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { asRecord } from '@website/content-model/checks/content/fill-in.ts';
import { yamlSource } from '@website/content-model/checks/content/yaml-source.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import type { PlacedList } from './fields.ts';
import { withEntry, withPart } from './yaml-edit.ts';

/** For lists that the sample does not have. */
const others: Record<string, unknown> = {
  'home.yaml clients': { name: 'A client', logo: 'sample-client.svg' },
};

/** The picture that goes with them. */
export const sampleLogo = {
  name: 'sample-client.svg',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M20 4 36 36H4zM52 14h100v12H52z"/></svg>\n',
  ),
};

/** The files of the sample company, as a model for what a company does not have yet. */
export const sampleFiles = () => readContentFiles(resolve(sampleFolder, 'content'));

/** What the sample has at the place of a group, or of the first entry of a list. */
export function modelOf({ file, path, isGroup }: PlacedList): unknown {
  const files = sampleFiles();
  const like = files.has(file)
    ? [file]
    : [...files.keys()].filter((one) => one.startsWith('services/'));
  const claims = asRecord(yamlSource(files.get('claims.yaml') ?? '').value);
  for (const one of like.filter((name) => file.startsWith('services/') || name === file)) {
    const { value } = yamlSource(files.get(one) ?? '');
    const part = path.reduce<unknown>((whole, key) => asRecord(whole)[key], value);
    const model = isGroup ? part : asRecord(part)[0];
    if (model !== undefined)
      return filled(model, { ...asRecord(claims.figures), ...asRecord(claims.promises) });
  }
  return others[`${file} ${path.join(' ')}`];
}

/** A value with the sample's own figures and promises in place of their names, and no row of figures. */
function filled(value: unknown, claims: Record<string, unknown>): unknown {
  const claimed = (whole: string, name: string) => `${asRecord(claims[name]).value ?? whole}`;
  const plain = (key: string, part: unknown) => {
    if (key === 'stats') return [];
    return typeof part === 'string' ? part.replaceAll(/\{([a-z-]+)\}/g, claimed) : part;
  };
  return JSON.parse(JSON.stringify(value, plain));
}

/** The text with the model of a list or a group in it. */
export const withModel = (text: string, list: PlacedList) =>
  list.isGroup
    ? withPart(text, list.path, modelOf(list))
    : withEntry(text, list.path, modelOf(list));
