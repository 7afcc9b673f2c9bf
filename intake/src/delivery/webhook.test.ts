import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createStore, storeMessage } from '../../test/store.ts';
import { formatReference, readMessage, type StoredMessage } from '../store/messages.ts';
import { postToWebhook } from './webhook.ts';

const received: { headers: Record<string, unknown>; body: string }[] = [];
let status = 204;
const server = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(status, { Location: '/elsewhere' }).end();
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(() => server.close());
const { port } = server.address() as { port: number };
const url = `http://127.0.0.1:${port}/hook`;
const key = Buffer.from('a secret of the owner, 32 bytes.');
const secret = `whsec_${key.toString('base64')}`;

const database = createStore();
const message = readMessage(database, storeMessage(database)) as StoredMessage;

test('the owner can verify a message with the secret, as the specification says', async () => {
  await postToWebhook(url, secret, message);

  const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'contact.received',
    data: { reference: formatReference(message.id), email: 'ada@example.com' },
  });
});

test.each([500, 404, 302])('an answer %d is no success', async (answer) => {
  status = answer;
  await expect(postToWebhook(url, secret, message)).rejects.toThrow();
  expect(received.filter(({ body }) => body === '')).toEqual([]);
});
