import { expect, test } from 'vitest';
import { folderName } from './folder-name.ts';

test.for([
  ['Harbor & Sons', 'harbor-sons'],
  ['Żółć Łódź', 'zolc-lodz'],
  ['Søren Ægir Bjørn', 'soren-aegir-bjorn'],
  ['Weiß & Cœur', 'weiss-coeur'],
  ['STRAẞE İzmir', 'strasse-izmir'],
  ['株式会社', 'company'],
] as const)('the folder of "%s" is %s', ([company, folder]) => {
  expect(folderName(company)).toBe(folder);
});
