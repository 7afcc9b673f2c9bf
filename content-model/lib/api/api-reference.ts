import type { ObjectSchema, OpenApi, Operation } from '../../schemas/openapi.ts';
import type { Json } from './source-text.ts';

export interface AnswerField {
  name: string;
  /** "string", or "number" and "string". */
  types: readonly string[];
  /** The fields of one entry, if this field is a list. */
  items?: AnswerField[];
}

interface Field extends AnswerField {
  description: string;
}

interface Parameter extends Field {
  in: 'path' | 'query' | 'body';
  required: boolean;
}

interface Response {
  status: number;
  description: string;
}

/** One call with everything filled in from the document's examples. */
export interface Call {
  method: 'GET' | 'POST';
  /** The full URL, including the query. */
  url: string;
  body?: Json;
  /** The type of a successful answer. */
  answer: { name: string; fields: AnswerField[] };
}

/** Throws an error whose cause is the place where two parts of the document contradict each other. */
function refuse(at: readonly string[], found: string, expected: string): never {
  const cause = { at, found, expected };
  throw new Error(`${at.join(' ')}: found ${found}; ${expected}`, { cause });
}

/** An endpoint as the page shows it. */
export interface Endpoint {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  title: string;
  description: string;
  parameters: Parameter[];
  call: Call;
  /** A successful call: its status, the fields of the answer, and an example. */
  success: { status: number; fields: Field[]; data: Json };
  /** Every status that the endpoint can return. */
  responses: Response[];
}

/** The document as we publish it, with the server's domain filled in. */
export function publishedDocument(document: OpenApi, domain: string) {
  const servers = document.servers.map(({ url, description }) => ({
    url: url.replace('{domain}', domain),
    description,
  }));
  return { ...document, servers };
}

type Published = ReturnType<typeof publishedDocument>;

/** The endpoints of a document, in its order. */
export function endpointsOf(document: Published): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, { get, post }]) => [
    ...(get ? [endpoint(document, 'GET', path, get)] : []),
    ...(post ? [endpoint(document, 'POST', path, post)] : []),
  ]);
}

function endpoint(
  document: Published,
  method: Endpoint['method'],
  path: string,
  operation: Operation,
): Endpoint {
  const { operationId: id, parameters = [], requestBody, responses } = operation;
  const at = ['paths', path, method.toLowerCase()];
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const braces = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  if (inPath.toSorted().join() !== braces.toSorted().join()) {
    refuse(
      at,
      `parameters ${inPath.join(', ') || 'for nothing'} in the path`,
      `must describe what stands in braces: ${braces.join(', ') || 'nothing'}`,
    );
  }
  const [status, success] = responses[200] ? [200, responses[200]] : [202, responses[202]];
  if (success === undefined) {
    return refuse([...at, 'responses'], 'no success', 'must have a response 200 or 202');
  }

  const body = requestBody?.content['application/json'];
  const answer = success.content['application/json'];
  const { schemas, responses: failures } = document.components;
  const fields = fieldsOf(componentAt(schemas, answer.schema, at), schemas, at);
  const server = document.servers[0]?.url ?? '';
  return {
    id,
    method,
    path,
    title: operation.summary,
    description: operation.description,
    parameters: [
      ...parameters.map(({ name, in: where, schema, required, description }) => ({
        name,
        in: where,
        types: [schema.type],
        required,
        description,
      })),
      ...(body ? bodyParameters(componentAt(schemas, body.schema, at), schemas, at) : []),
    ],
    call: {
      method,
      url: server + exampleAddress(path, parameters),
      ...(body && { body: body.example }),
      answer: { name: nameOf(answer.schema), fields },
    },
    success: { status, fields, data: answer.example },
    responses: [
      { status, description: success.description },
      ...([401, 404, 422, 429] as const).flatMap((status) => {
        const failure = responses[status];
        if (failure === undefined) return [];
        return [{ status, description: componentAt(failures, failure, at).description }];
      }),
    ],
  };
}

interface Reference {
  $ref: string;
}

function nameOf({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

type Schemas = Record<string, ObjectSchema>;

function componentAt<Part>(all: Record<string, Part>, reference: Reference, at: readonly string[]) {
  const part = all[nameOf(reference)];
  if (part === undefined) {
    const expected = 'must be the name of something under components';
    return refuse(at, `"${reference.$ref}"`, expected);
  }
  return part;
}

function fieldsOf({ properties }: ObjectSchema, schemas: Schemas, at: readonly string[]): Field[] {
  return Object.entries(properties).map(([name, { type, description, items }]) => ({
    name,
    types: [type].flat(),
    description,
    ...(items && { items: fieldsOf(componentAt(schemas, items, at), schemas, at) }),
  }));
}

function bodyParameters(schema: ObjectSchema, schemas: Schemas, at: readonly string[]) {
  return fieldsOf(schema, schemas, at).map(
    (field): Parameter => ({
      ...field,
      in: 'body',
      required: schema.required.includes(field.name),
    }),
  );
}

/** Also encodes `!'()*`, which encodeURIComponent leaves alone but a shell may interpret. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function exampleAddress(path: string, parameters: NonNullable<Operation['parameters']>): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encoded(example)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${encoded(example)}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
