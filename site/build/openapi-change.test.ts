import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { endpointsOf, publishedDocument } from '../src/lib/api/api-reference.ts';
import { codeSamples } from '../src/lib/api/code-samples.ts';
import { openApiSchema } from '../src/schemas/openapi.ts';
import { copyOfSite } from './copy-of-site.ts';

const copy = copyOfSite('openapi-change');

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(copy.path(file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(copy.path(file), changed);
}

beforeAll(() => {
  const document = 'src/content/openapi.yaml';
  edit(document, 'required: [model_id, input_data]', 'required: [model_id, region, input_data]');
  edit(
    document,
    '        input_data:\n          type: object\n',
    '        region:\n          type: string\n          description: Where to ask.\n$&',
  );
  edit(document, '              input_data:\n', '              region: north\n$&');
  edit('src/content/site.yaml', 'domain: orrery.example', 'domain: acme.example');
  copy.build();
}, 120_000);
afterAll(copy.remove);

const page = () => readFileSync(copy.path('dist/api.html'), 'utf8');

/** What a visitor would select and copy: the code of the page, without its marks. */
function codeTexts(html: string): string[] {
  const named = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" } as Record<string, string>;
  return Array.from(html.matchAll(/<code[^>]*>(.*?)<\/code>/gs), ([, code = '']) =>
    code.replace(/<[^>]*>/g, '').replace(/&([\w#]+);/g, (_, name) => named[name] ?? '?'),
  );
}

test('a new required parameter reaches the page, the file and all three code examples', () => {
  const file = JSON.parse(readFileSync(copy.path('dist/openapi.json'), 'utf8'));
  const samples = codeTexts(page()).filter((text) => text.includes('ORRERY_API_KEY'));

  expect(page()).toMatch(/region<small>string<b>, required<\/b><\/small><\/th><td>Where to ask\./);
  expect(file.components.schemas.PredictionRequest.required).toContain('region');
  expect(samples.filter((text) => /"?region"?: "north"/.test(text))).toHaveLength(3);
});

test('the code examples on the page are, to the letter, those that the tests run', () => {
  const text = readFileSync(copy.path('src/content/openapi.yaml'), 'utf8');
  const document = publishedDocument(openApiSchema.parse(parse(text)), 'acme.example');
  const [predict] = endpointsOf(document);
  if (!predict) throw new Error('there is no endpoint');

  const { curl, typescript, python } = codeSamples(predict.call);

  expect(codeTexts(page())).toEqual(expect.arrayContaining([curl, typescript, python]));
});

test('a new domain in site.yaml is the server’s, everywhere', () => {
  const file = readFileSync(copy.path('dist/openapi.json'), 'utf8');

  expect(JSON.parse(file).servers).toMatchObject([{ url: 'https://api.acme.example' }]);
  expect(page()).toContain('https://api.acme.example/api/v1/models/predict');
  expect(file + page()).not.toContain('api.orrery.example');
});
