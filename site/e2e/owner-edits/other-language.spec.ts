/** A German site on which every word of the content and of the labels has accents. */
import { expect, test } from '@playwright/test';
import { scratchCompany } from '../../test-helpers/scratch-company.ts';
import { markEveryWord, unmarkedTexts } from './marked-words.ts';

test('no page, script or feed has a word that is neither content nor a label', () => {
  const copy = scratchCompany('other-language');
  markEveryWord(copy);

  copy.build();

  expect(unmarkedTexts(copy.dist)).toEqual([]);
  copy.remove();
});
