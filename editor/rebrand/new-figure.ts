import { resolve } from 'node:path';
import type { ContentFiles } from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { asRecord } from '@website/content-model/checks/content/parts-of.ts';
import { yamlSource } from '@website/content-model/checks/content/yaml-source.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { withField, withoutField, withValue } from '../yaml-edit.ts';

/** What the sample says about planets, and what a company without them says there, if anything. */
const plainWords: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'home.yaml': {
    'hero.caption': undefined,
    'about.lede':
      'A good model tells you what will happen, and when. If it’s wrong, you can see by how much.',
  },
  'not-found.yaml': {
    explanation: 'The page may have moved, or the address may have a typo.',
  },
  'team.yaml': { caption: 'Distance from the center: years at work.' },
  'careers.yaml': { caption: undefined },
  'docs.yaml': {
    'index.caption':
      'The guides by reading time in minutes. The fuller the disk, the harder the guide.',
  },
  'services/ai-analytics.yaml': {
    'page.caption': 'Sixteen sectors of equal area. Two of them are shaded.',
  },
};

/**
 * The content files that change with the figure of the home page. Where the words are still those of the
 * sample, what they say about planets goes with the orrery.
 */
export function newFigure(files: ContentFiles, figure: string): Map<string, string> {
  const sample = readContentFiles(resolve(sampleFolder, 'content'));
  const words = figure === 'orrery' ? { 'home.yaml': {} } : plainWords;
  const changed = Object.entries(words).flatMap(([name, values]): [string, string][] => {
    let text = files.get(name);
    if (text === undefined) return [];
    const [own, others] = [text, sample.get(name) ?? ''].map((one) => yamlSource(one).value);
    for (const [place, value] of Object.entries(values)) {
      const path = place.split('.');
      const [now, first] = [own, others].map((one) => path.reduce(partOf, one));
      if (now === undefined || now !== first) continue;
      text = value === undefined ? withoutField(text, path) : withValue(text, path, value);
    }
    const path = ['hero', 'figure'];
    const isThere = path.reduce(partOf, own) !== undefined;
    if (name === 'home.yaml') text = (isThere ? withValue : withField)(text, path, figure);
    return [[name, text]];
  });
  return new Map(changed);
}

const partOf = (whole: unknown, key: string) => asRecord(whole)[key];
