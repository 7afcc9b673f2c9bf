import { extname } from 'node:path';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import { isMap, isScalar, parseDocument } from 'yaml';
import { withValue } from '../yaml-edit.ts';
import type { Answers } from './collect-answers.ts';
import { questions } from './questions.ts';

/** The name of the logo in the folder of pictures. */
export const logoName = (path: string) => `logo${extname(path).toLowerCase()}`;

/**
 * The text of site.yaml for the new company. Comments and order stay. Whatever was not answered is
 * left out: otherwise it would still be the sample's.
 */
export function newSite(text: string, answers: Answers): string {
  const document = parseDocument(text);
  const set = (path: readonly string[], value: unknown) => {
    const old = document.getIn(path, true);
    // A changed scalar keeps its style and its comment.
    if (isScalar(old) && typeof value !== 'object') old.value = value;
    else document.setIn(path, document.createNode(value));
  };
  if (answers.get('phone') !== document.get('phone')) document.delete('phoneNote');
  // Empty, but there: the file shows where these values go.
  for (const name of ['email', 'legal']) {
    const group = document.get(name);
    if (!isMap(group)) continue;
    group.items.length = 0;
    group.flow = false;
  }
  for (const { option, path } of questions) {
    if (path === undefined) continue;
    const value = answers.get(option);
    if (option === 'logo') {
      // The sample has none, and one that was given before stays.
      if (value !== undefined) set(path, logoName(String(value)));
    } else if (value === undefined) {
      if (!['currency', 'language'].includes(option)) document.deleteIn(path);
    } else if (option === 'hours') {
      const { days, opens, closes } = value as { days: string[]; opens: string; closes: string };
      const list = document.createNode(days, { flow: true });
      document.setIn(['hours', 'days'], list);
      set(['hours', 'opens'], opens);
      set(['hours', 'closes'], closes);
    } else set(path, value);
  }
  document.set('social', document.createNode([], { flow: true }));
  document.set('sample', true);
  return document.toString({ lineWidth: 100, flowCollectionPadding: false });
}

/** The text of colors.yaml with other colors. Nothing else changes. */
export function newColors(text: string, { light, dark }: Palettes): string {
  const changes = Object.entries({ light, dark }).flatMap(([theme, palette]) =>
    Array.from(palette, ([token, color]) => ({ path: [token.replace('--', ''), theme], color })),
  );
  return changes.reduce((changed, { path, color }) => withValue(changed, path, color), text);
}
