import type { ObjectSchema, OpenApi, Operation } from '../../schemas/openapi.ts';
import type { Json } from './format-source.ts';

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

/** An example call with the values of the document's examples. */
export interface Call {
  method: 'GET' | 'POST';
  /** The full URL, including the query. */
  url: string;
  body?: Json;
  /** The type of a successful answer. */
  answer: { name: string; fields: AnswerField[] };
}

/** Throws an error about a contradiction in the document. Its cause has the path. */
function refuse(path: readonly string[], found: string, expected: string): never {
  const cause = { path, found, expected };
  throw new Error(`${path.join(' ')}: found ${found}; ${expected}`, { cause });
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

/** The document as the site publishes it, with the company's domain in the address of the server. */
export function createPublicDocument(document: OpenApi, domain: string) {
  const servers = document.servers.map(({ url, description }) => ({
    url: url.replace('{domain}', domain),
    description,
  }));
  return { ...document, servers };
}

type PublicDocument = ReturnType<typeof createPublicDocument>;

/** The endpoints of a document, in its order. */
export function listEndpoints(document: PublicDocument): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, { get, post }]) => [
    ...(get ? [createEndpoint(document, 'GET', path, get)] : []),
    ...(post ? [createEndpoint(document, 'POST', path, post)] : []),
  ]);
}

function createEndpoint(
  document: PublicDocument,
  method: Endpoint['method'],
  route: string,
  operation: Operation,
): Endpoint {
  const { operationId: id, parameters = [], requestBody, responses } = operation;
  const path = ['paths', route, method.toLowerCase()];
  const describedNames = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => name);
  const routeNames = Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  if (describedNames.toSorted().join() !== routeNames.toSorted().join()) {
    refuse(
      path,
      `parameters ${describedNames.join(', ') || 'for nothing'} in the path`,
      `must describe what stands in braces: ${routeNames.join(', ') || 'nothing'}`,
    );
  }
  const [status, success] = responses[200] ? [200, responses[200]] : [202, responses[202]];
  if (success === undefined) {
    return refuse([...path, 'responses'], 'no success', 'must have a response 200 or 202');
  }

  const body = requestBody?.content['application/json'];
  const answer = success.content['application/json'];
  const { schemas, responses: failures } = document.components;
  const fields = listFields(getComponent(schemas, answer.schema, path), schemas, path);
  const server = document.servers[0]?.url ?? '';
  return {
    id,
    method,
    path: route,
    title: operation.summary,
    description: operation.description,
    parameters: [
      ...parameters.map(({ name, in: location, schema, required, description }) => ({
        name,
        in: location,
        types: [schema.type],
        required,
        description,
      })),
      ...(body ? listBodyParameters(getComponent(schemas, body.schema, path), schemas, path) : []),
    ],
    call: {
      method,
      url: server + createExampleAddress(route, parameters),
      ...(body && { body: body.example }),
      answer: { name: getName(answer.schema), fields },
    },
    success: { status, fields, data: answer.example },
    responses: [
      { status, description: success.description },
      ...([401, 404, 422, 429, 504] as const).flatMap((status) => {
        const failure = responses[status];
        if (failure === undefined) return [];
        return [{ status, description: getComponent(failures, failure, path).description }];
      }),
    ],
  };
}

interface Reference {
  $ref: string;
}

function getName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

type Schemas = Record<string, ObjectSchema>;

function getComponent<Component>(
  components: Record<string, Component>,
  reference: Reference,
  path: readonly string[],
) {
  const component = components[getName(reference)];
  if (component === undefined) {
    const expected = 'must be the name of something under components';
    return refuse(path, `"${reference.$ref}"`, expected);
  }
  return component;
}

function listFields(
  { properties }: ObjectSchema,
  schemas: Schemas,
  path: readonly string[],
): Field[] {
  return Object.entries(properties).map(([name, { type, description, items }]) => ({
    name,
    types: [type].flat(),
    description,
    ...(items && { items: listFields(getComponent(schemas, items, path), schemas, path) }),
  }));
}

function listBodyParameters(schema: ObjectSchema, schemas: Schemas, path: readonly string[]) {
  return listFields(schema, schemas, path).map(
    (field): Parameter => ({
      ...field,
      in: 'body',
      required: schema.required.includes(field.name),
    }),
  );
}

/** Also encodes `!'()*`, which encodeURIComponent leaves as they are, but a shell may interpret. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function createExampleAddress(
  route: string,
  parameters: NonNullable<Operation['parameters']>,
): string {
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encode(example)), route);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${encode(example)}`);
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}
