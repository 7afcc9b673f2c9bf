import { resolve } from 'node:path';
import type { ContentFiles } from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { asRecord } from '@website/content-model/checks/content/walk-content.ts';
import { parseYaml } from '@website/content-model/checks/content/yaml-source.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { withField, withoutField, withValue } from '../yaml-edit.ts';

/** New words by file and field, or nothing in the place of a field. */
type Words = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** What the sample says about its quadrant. */
const withoutQuadrant: Words = { 'home.yaml': { 'hero.caption': undefined } };

/** What the sample says about planets, and what a company without them says there, if anything. */
const plainWords: Words = {
  'home.yaml': {
    'about.lede':
      'A good model tells you what will happen, and when. If it’s wrong, you can see by how much.',
    'services.caption': undefined,
  },
  'team.yaml': { caption: 'Distance from the center: years at work.' },
  'careers.yaml': { caption: undefined },
  'services/ai-analytics.yaml': {
    'page.caption': 'Sixteen sectors of equal area. Two of them are shaded.',
  },
};

/** The content files that change with the figure at the top of the home page. */
export function newFigure(files: ContentFiles, figure: string): Map<string, string> {
  const changed = figure === 'quadrant' ? new Map() : replaceSampleWords(files, withoutQuadrant);
  const home = changed.get('home.yaml') ?? files.get('home.yaml') ?? '';
  const path = ['hero', 'figure'];
  const isThere = valueAt(parseYaml(home).value, path) !== undefined;
  return changed.set('home.yaml', (isThere ? withValue : withField)(home, path, figure));
}

/** The content files that change if the company has no planets. */
export function withoutPlanets(files: ContentFiles): Map<string, string> {
  const changed = replaceSampleWords(files, plainWords);
  const home = changed.get('home.yaml') ?? files.get('home.yaml') ?? '';
  const path = ['services', 'planets'];
  const isThere = valueAt(parseYaml(home).value, path) !== undefined;
  return isThere ? changed.set('home.yaml', withoutField(home, path)) : changed;
}

/** The files in which the words of the sample, where they are still there, give way to others. */
function replaceSampleWords(files: ContentFiles, words: Words): Map<string, string> {
  const sample = readContentFiles(resolve(sampleFolder, 'content'));
  const changed = new Map<string, string>();
  for (const [name, values] of Object.entries(words)) {
    let text = files.get(name);
    if (text === undefined) continue;
    const current = parseYaml(text).value;
    const original = parseYaml(sample.get(name) ?? '').value;
    for (const [field, value] of Object.entries(values)) {
      const path = field.split('.');
      const currentWords = valueAt(current, path);
      if (currentWords === undefined || currentWords !== valueAt(original, path)) continue;
      text = value === undefined ? withoutField(text, path) : withValue(text, path, value);
    }
    if (text !== files.get(name)) changed.set(name, text);
  }
  return changed;
}

const valueAt = (whole: unknown, path: readonly string[]) =>
  path.reduce((part: unknown, key) => asRecord(part)[key], whole);
