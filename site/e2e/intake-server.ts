import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import {
  challengePath,
  createMessageKey,
  keyHeader,
  parseContactMessage,
  parseNewsletterRequest,
  paths,
  proofHeader,
  type Receipt,
  type Refusal,
  retryHeader,
  statuses,
} from '@website/form-contract';
import { exampleWords } from '@website/form-contract/examples';

/*
 * Replaces the intake service in tests. A line "answers: fail, receipt" in the details of a message
 * tells the server how to answer each attempt. After these, or without such a line, it stores the
 * message and confirms it. A browser that calls itself "far away" has to wait before it may send.
 * There are no challenges; one that calls itself "unlucky" waits for one forever. /stored?email= lists
 * what was stored, once per key.
 */
const stored = new Map<string, object>();
const tries = new Map<string, number>();

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': ['Content-Type', keyHeader, proofHeader].join(),
  'Access-Control-Expose-Headers': retryHeader,
};

async function read(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return request.headers['content-type'] === 'application/json'
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
}

const server = createServer(async (request, response) => {
  // On a reused connection, a browser may repeat a request on its own.
  response.setHeader('Connection', 'close');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const json = (status: number, answer: object, headers = {}) =>
    response
      .writeHead(status, { ...cors, ...headers, 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer));

  if (request.method === 'OPTIONS') {
    if (request.headers['user-agent'] === 'far away') await wait(2000);
    return response.writeHead(204, cors).end();
  }
  if (pathname === '/') return response.end('ready');
  if (pathname === challengePath) {
    return request.headers['user-agent'] === 'unlucky' ? undefined : json(404, {});
  }
  if (pathname === '/stored') {
    const matching = Array.from(stored.values()).filter(
      (message) => 'email' in message && message.email === searchParams.get('email'),
    );
    return json(200, matching);
  }

  const input = await read(request);
  const parse = pathname === paths.newsletter ? parseNewsletterRequest : parseContactMessage;
  const parsed = parse(input, exampleWords);
  const refuse = (errors: Refusal['errors']) =>
    json(statuses.refused, { errors } satisfies Refusal);
  if (!parsed.ok) return refuse({ ...parsed.errors });
  const message = parsed.value;
  const digest = await createMessageKey(message);
  const key = String(request.headers[keyHeader.toLowerCase()] ?? digest);
  const details = 'details' in message ? String(message.details) : '';
  const plannedAnswers = /answers: ([\w, -]+)/.exec(details)?.[1]?.split(', ') ?? [];
  const count = tries.get(key) ?? 0;
  tries.set(key, count + 1);
  const store = () => stored.set(key, message);

  switch (plannedAnswers[count] ?? 'receipt') {
    case 'late':
      await wait(3000);
      break;
    case 'store-and-close':
      store();
      return request.socket.destroy();
    case 'refuse':
      return refuse({ company: 'We know no company of this name.' });
    case 'refuse-another-field':
      return refuse({ captcha: 'Prove that you are a person.' });
    case 'refuse-both':
      return refuse({ captcha: 'Prove that you are a person.', company: 'Unknown company.' });
    case 'forbid':
      return json(403, {});
    case 'busy':
      return json(statuses.busy, {}, { [retryHeader]: '600' });
    case 'fail':
      return json(500, {});
  }
  store();
  if (request.headers.accept?.includes('text/html')) {
    return response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<title>Received</title><h1>Your message was received</h1><p>Reference ${key}`);
  }
  const receipt: Receipt = { received: true, reference: key.slice(0, 8) };
  return json(statuses.received, receipt);
});

server.listen(Number(process.env.PORT), '127.0.0.1');
