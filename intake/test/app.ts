import { paths } from '@website/form-contract';
import { createAnswerPage } from '../src/http/answer-page.ts';
import { type AppOptions, createApp } from '../src/http/app.ts';
import { createLimits, type Limits } from '../src/limits.ts';
import type { Incoming } from '../src/store/messages.ts';
import { readWords } from '../src/words.ts';

export const id = '7f3a9c21-4b00-4000-8000-000000000000';

const words = readWords('en');

/** The HTTP part of the service, with a store that remembers what it was given. */
export function createTestApp(
  changes: Partial<Omit<AppOptions, 'limits'>> & { limits?: Partial<Limits> } = {},
) {
  const stored: Omit<Incoming, 'network'>[] = [];
  const app = createApp({
    accept: (incoming) => {
      stored.push(incoming);
      return { id, isNew: true };
    },
    requestNewsletter: () => ({ id }),
    confirm: (token) => token === id,
    unsubscribe: (token) => token === id,
    isFull: () => false,
    checkHealth: () => ({ stores: true, delivers: true }),
    allowedOrigins: new Set(['https://site.example']),
    words,
    email: 'office@company.example',
    answerPage: createAnswerPage(undefined, words),
    proofs: {
      challenge: async () => ({ signature: 'signed' }),
      check: async (header) => (header === 'valid' ? { id: 'a', expiresAt: 0 } : undefined),
    },
    findNetworks: () => ['203.0.113.7'],
    isPlain: true,
    ...changes,
    limits: createLimits({ messagesPerHour: 60, bytesPerHour: 1e7, ...changes.limits }),
  });
  const post = (
    body: BodyInit,
    headers: Record<string, string> = {},
    path: string = paths.contact,
  ) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  return { app, post, stored };
}
