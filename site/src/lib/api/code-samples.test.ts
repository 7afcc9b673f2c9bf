import type { Call } from '@website/content-model/lib/api/api-reference.ts';
import { expect, test } from 'vitest';
import { getKeyVariable, renderCodeSamples } from './code-samples.ts';

const key = 'ACME_API_KEY';
const answer = { name: 'Answer', fields: [{ name: 'id', types: ['string'] }] };
const get: Call = { method: 'GET', url: 'https://api.test/models?page=1&limit=2', answer };
const post: Call = {
  method: 'POST',
  url: 'https://api.test/ask',
  body: { name: "it's", live: true, none: null, 'two words': [1, 2] },
  answer,
};

test.each([
  ['Acme', 'ACME_API_KEY'],
  ['Meridian Labs', 'MERIDIAN_LABS_API_KEY'],
  ['O’Brien & Søn, Ltd.', 'O_BRIEN_SON_LTD_API_KEY'],
  ['Łódź Żuraw', 'LODZ_ZURAW_API_KEY'],
  ['Café Zürich', 'CAFE_ZURICH_API_KEY'],
  ['4Ward', '_4WARD_API_KEY'],
])('the API key of %s is in the variable %s', (company, variable) => {
  expect(getKeyVariable(company)).toBe(variable);
});

test('a shell does not interpret the ampersand in a URL or the apostrophe in a body', () => {
  expect(renderCodeSamples(get, key).curl).toContain(`curl '${get.url}'`);
  expect(renderCodeSamples(post, key).curl).toContain(`"name": "it'\\''s"`);
});

test('a body follows the syntax of each language', () => {
  const { curl, typescript, python } = renderCodeSamples(post, key);

  expect(curl).toMatch(/"live": true,\s+"none": null,\s+"two words": \[1, 2\]\s+\}'$/);
  expect(typescript).toMatch(/ live: true,\s+none: null,\s+"two words": \[1, 2\],?\s*\}\)/);
  expect(python).toMatch(/ "live": True,\s+"none": None,\s+"two words": \[1, 2\],?\s*\}\)/);
});

test('the TypeScript sample has a type for the whole answer, nested lists included', () => {
  const fields = [
    { name: 'page', types: ['integer'] },
    { name: 'accuracy', types: ['number', 'null'] },
    { name: 'models', types: ['array'], items: [{ name: 'id', types: ['string'] }] },
  ];

  const { typescript } = renderCodeSamples({ ...get, answer: { name: 'List', fields } }, key);

  expect(typescript).toContain(
    'interface List {\n  page: number;\n  accuracy: number | null;\n  models: {\n    id: string;\n  }[];\n}',
  );
  expect(typescript).toContain('as List;');
});
