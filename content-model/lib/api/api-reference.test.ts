import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../company.ts';
import { type OpenApi, openApiSchema } from '../../schemas/openapi.ts';
import { createPublicDocument, listEndpoints } from './api-reference.ts';

const read = (): OpenApi =>
  openApiSchema.parse(parse(readFileSync(`${contentFolder}/openapi.yaml`, 'utf8')));
const endpoints = (document = read()) => listEndpoints(createPublicDocument(document, 'acme.test'));

test('the server is on the company’s own domain, in the document and in every call', () => {
  const { servers } = createPublicDocument(read(), 'acme.test');

  expect(servers).toEqual([{ url: 'https://api.acme.test', description: expect.any(String) }]);
  for (const { call } of endpoints()) expect(call.url).toMatch(/^https:\/\/api\.acme\.test\/api\//);
});

test('the four endpoints have the agreed parameters and answers', () => {
  const summary = endpoints().map(({ method, path, parameters, success }) => [
    `${method} ${path} ${success.status}`,
    parameters.map(
      ({ name, in: location, required }) => `${location} ${name}${required ? '*' : ''}`,
    ),
    success.fields.map(({ name }) => name),
  ]);

  expect(summary).toEqual([
    [
      'POST /api/v1/models/predict 200',
      ['body model_id*', 'body input_data*', 'body options'],
      ['prediction', 'confidence', 'model_version', 'processing_time'],
    ],
    [
      'GET /api/v1/models 200',
      ['query page', 'query limit', 'query status'],
      ['models', 'total_count', 'page', 'has_next'],
    ],
    [
      'POST /api/v1/models/train 202',
      ['body model_type*', 'body training_data*', 'body hyperparameters'],
      ['job_id', 'status', 'estimated_completion'],
    ],
    [
      'GET /api/v1/models/{model_id} 200',
      ['path model_id*'],
      ['id', 'name', 'status', 'accuracy', 'created_at', 'updated_at'],
    ],
  ]);
});

test('an example in a path or a query is encoded, so that it is safe in a shell', () => {
  const document = read();
  const parameters = document.paths['/api/v1/models']?.get?.parameters ?? [];
  for (const parameter of parameters) parameter.example = "a b&c'd";

  const list = endpoints(document).find(({ id }) => id === 'list-models');

  expect(list?.call.url).toMatch(/\?page=a%20b%26c%27d&limit=/);
});

test.each<[string, (document: OpenApi) => void, string]>([
  [
    'a path parameter that nothing describes',
    ({ paths }) => {
      const operation = paths['/api/v1/models/{model_id}']?.get;
      if (operation) operation.parameters = [];
    },
    '/api/v1/models/{model_id} get: found parameters for nothing in the path; must describe what stands in braces: model_id',
  ],
  [
    'a refusal that is not there',
    ({ components }) => {
      delete components.responses.NotFound;
    },
    '/api/v1/models/predict post: found "#/components/responses/NotFound"; must be the name of something',
  ],
  [
    'a call that never goes well',
    ({ paths }) => {
      delete paths['/api/v1/models']?.get?.responses[200];
    },
    '/api/v1/models get responses: found no success; must have a response 200 or 202',
  ],
])('%s stops the build with a plain message', (_, spoil, words) => {
  const document = read();
  spoil(document);

  expect(() => endpoints(document)).toThrow(words);
});
