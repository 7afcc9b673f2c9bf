import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { publishedDocument } from '@website/content-model/lib/api/api-reference.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Document = ReturnType<typeof publishedDocument>;

interface Answer {
  status: number;
  /** Why the request was refused; undefined if it was accepted. */
  reason?: string;
  operation?: string;
}

/** A server that behaves as documented, and records its answers. */
export interface DocumentedApi {
  url: string;
  answers: Answer[];
  close: () => Promise<unknown>;
}

/**
 * Serves the document on this machine. A request that matches it in method, path, key, query and
 * body gets the documented example; any other gets the documented refusal.
 */
export async function serveDocumented(document: Document, key: string): Promise<DocumentedApi> {
  const judge = judgeOf(document, key);
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const { status, body, ...rest } = judge(request, await textOf(request));
    answers.push({ status, ...rest });
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function judgeOf({ paths, components }: Document, key: string) {
  // OpenAPI 3.1 uses JSON Schema 2020-12. The linter checks formats.
  const ajv = new Ajv2020({ validateFormats: false, coerceTypes: false, allowUnionTypes: true });
  ajv.addSchema({ $id: 'document', components }, undefined, undefined, false);
  ajv.addVocabulary(['components']);
  const faultsOf = (schema: object, value: unknown): string | undefined =>
    ajv.validate(schema, value) ? undefined : ajv.errorsText();

  const refusal = (name: string, reason: string) => {
    const body = components.responses[name]?.content['application/problem+json'].example;
    return { status: Number(body?.status), body, reason };
  };

  return ({ method = '', url = '', headers }: IncomingMessage, text: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    // OpenAPI prefers a path without braces to one with them.
    const path = Object.keys(paths)
      .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
      .find((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
    const operation = path && paths[path]?.[method.toLowerCase() as 'get' | 'post'];
    if (!operation) return refusal('NotFound', `no ${method} ${pathname}`);
    if (headers.authorization !== `Bearer ${key}`) return refusal('Unauthorized', 'no valid key');

    const given = new Map<string, string>(searchParams);
    const segments = path.split('/');
    for (const [index, value] of pathname.split('/').entries()) {
      const name = /^\{(\w+)\}$/.exec(segments[index] ?? '')?.[1];
      if (name !== undefined) given.set(name, decodeURIComponent(value));
    }
    for (const { name, required, schema } of operation.parameters ?? []) {
      const value = given.get(name);
      given.delete(name);
      if (value === undefined && !required) continue;
      const typed = schema.type === 'string' ? value : JSON.parse(value ?? 'null');
      const faults = faultsOf(schema, typed);
      if (faults) return refusal('Unprocessable', `${name}: ${faults}`);
    }
    if (given.size > 0) return refusal('Unprocessable', `not expected: ${[...given.keys()]}`);

    const body = operation.requestBody?.content['application/json'];
    if (!body && text !== '') return refusal('Unprocessable', 'no body is expected');
    if (body) {
      if (headers['content-type'] !== 'application/json') {
        return refusal('Unprocessable', 'the body must be application/json');
      }
      const faults = faultsOf({ $ref: `document${body.schema.$ref}` }, JSON.parse(text));
      if (faults) return refusal('Unprocessable', faults);
    }
    const [status, success] = operation.responses[200]
      ? [200, operation.responses[200]]
      : [202, operation.responses[202]];
    const { example, schema } = success?.content['application/json'] ?? {};
    const faults = schema && faultsOf({ $ref: `document${schema.$ref}` }, example);
    if (faults) throw new Error(`The example of ${operation.operationId} is wrong: ${faults}`);
    return { status, body: example, operation: operation.operationId };
  };
}
