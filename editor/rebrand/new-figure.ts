import type { ContentFiles } from '@website/content-model/checks/content/check-content.ts';
import { parseDocument } from 'yaml';

/** What the sample says about planets, and what a company without them says there, if anything. */
const plainWords: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'home.yaml': {
    'hero.caption': undefined,
    'about.lede':
      'A good model tells you what will happen, and when. If it is wrong, you can see by how much.',
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
    caption: 'Sixteen sectors of equal area',
    'page.caption': 'Sixteen sectors of equal area. Two of them are shaded.',
  },
};

/**
 * The content files that change with the figure of the home page. In a copy of the sample, its words
 * about planets go with the orrery.
 */
export function newFigure(files: ContentFiles, figure: string, isSample: boolean) {
  const words = isSample && figure !== 'orrery' ? plainWords : { 'home.yaml': {} };
  return new Map(
    Object.entries(words).map(([name, values]): [string, string] => {
      const document = parseDocument(files.get(name) ?? '');
      for (const [path, value] of Object.entries(values)) {
        if (value === undefined) document.deleteIn(path.split('.'));
        else document.setIn(path.split('.'), value);
      }
      if (name === 'home.yaml') document.setIn(['hero', 'figure'], figure);
      return [name, document.toString({ lineWidth: 100, flowCollectionPadding: false })];
    }),
  );
}
