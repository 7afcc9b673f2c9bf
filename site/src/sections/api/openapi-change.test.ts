import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import {
  createPublicDocument,
  listEndpoints,
} from '@website/content-model/lib/api/api-reference.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Endpoints } from './Endpoints.tsx';
import { FirstCall } from './FirstCall.tsx';

const { openApi, api } = loadContent();
const company = 'Acme Works';

/** The code on the page as a visitor would select and copy it, without markup. */
function codeTexts(html: string): string[] {
  const named = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" } as Record<string, string>;
  return Array.from(html.matchAll(/<code[^>]*>(.*?)<\/code>/gs), ([, code = '']) =>
    code.replace(/<[^>]*>/g, '').replace(/&([\w#]+);/g, (_, name) => named[name] ?? '?'),
  );
}

/** The document with one more parameter in its first call, on another company's server. */
function changedDocument() {
  const document = structuredClone(openApi);
  const [path] = Object.values(document.paths);
  const body = path?.post?.requestBody?.content['application/json'];
  const schema = document.components.schemas[body?.schema.$ref.split('/').at(-1) ?? ''];
  if (!body || !schema) throw new Error('the first call has no body');
  schema.required.push('region');
  schema.properties.region = { type: 'string', description: 'Where to ask.' };
  body.example.region = 'north';
  return createPublicDocument(document, 'acme.example');
}

test('a new required parameter reaches the page and all three code examples', () => {
  const endpoints = listEndpoints(changedDocument());

  const reference = renderToStaticMarkup(
    createElement(Endpoints, { words: api.endpoints, endpoints }),
  );
  const examples = codeTexts(
    renderToStaticMarkup(createElement(FirstCall, { words: api.call, endpoints, company })),
  );

  expect(reference).toMatch(
    /region<small>string<b>, required<\/b><\/small><\/th><td>Where to ask\./,
  );
  expect(examples.filter((text) => /"?region"?: "north"/.test(text))).toHaveLength(3);
});
