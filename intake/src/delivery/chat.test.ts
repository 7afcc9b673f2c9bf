import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, startChatServer } from '../../test/chat-server.ts';
import { readWords } from '../words.ts';
import { chatCourier } from './chat.ts';
import { post } from './webhook.ts';

let chat: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  chat = await startChatServer();
});
afterAll(() => chat.stop());

const names = Object.keys(products);
const { value } = validContactMessages['every field'];

/** What the chat shows after a message. */
async function shownAfter(name: string, fields: Record<string, string>): Promise<string> {
  const id = '7f3a9c21-4b00-4000-8000-000000000000';
  const message = {
    id,
    kind: 'contact' as const,
    fields,
    receivedAt: new Date(),
    dueAt: null,
    attempts: 1,
    earlier: null,
  };
  await chatCourier(chat.url(name), readWords('en'))(message);
  return (chat.shown.at(-1) ?? '').replaceAll('&amp;', '&');
}

test.each(names)('%s shows reference, service and budget, and nothing else', async (name) => {
  expect(await shownAfter(name, value)).toBe(
    'New message 7F3A-9C21-4B: AI Analytics & Insights, $25k - $50k',
  );
});

test.each(names)('%s shows a message without choices', async (name) => {
  expect(await shownAfter(name, { details: 'Hello.' })).toBe('New message 7F3A-9C21-4B');
});

test.each(names)('in %s, a robot can neither ring nor link nor format', async (name) => {
  const service =
    '@everyone <!channel> [win](https://evil.example/a) *b* `c` ~~d~~ www.evil.example';

  expect(await shownAfter(name, { service, budget: '1.5 Mio. €' })).toBe(
    'New message 7F3A-9C21-4B: everyone channel win (https evil example/a) b c d www evil example, 1.5 Mio €',
  );
});

test('Slack gets the only sign encoded that it takes for its own', async () => {
  await shownAfter('slack', value);

  expect(chat.shown.at(-1)).toContain('Analytics &amp; Insights');
});

test.each(names)('what %s refuses is tried again later', async (name) => {
  await expect(post(chat.url(name), '{"message":"Hello"}')).rejects.toThrow('HTTP_400');
});
