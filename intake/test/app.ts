import { paths } from '@website/form-contract';
import type { Incoming } from '../src/database/accept.ts';
import { readAnswerPage } from '../src/http/answer-page.ts';
import { createApp, type Parts } from '../src/http/app.ts';
import { createOwnerLinks } from '../src/http/owner-links.ts';
import { countMessages } from '../src/spam/limits.ts';
import { readWords } from '../src/words.ts';

export const id = '7f3a9c21-4b00-4000-8000-000000000000';

const words = readWords('en');

/** The service with a database that remembers what it was given. */
export function service(changes: Partial<Parts> = {}) {
  const stored: Incoming[] = [];
  const counted: string[] = [];
  const app = createApp({
    accept: async (incoming) => {
      stored.push(incoming);
      return { id, isNew: true };
    },
    confirm: async (token) => token === id,
    unsubscribe: async (token) => token === id,
    links: createOwnerLinks(async () => 'a secret'),
    heldOf: async () => [],
    readHeld: async () => [],
    markSeen: async () => true,
    release: async () => {},
    markAnswered: async () => true,
    due: () => undefined,
    answered: (form, status) => counted.push(`${form} ${status}`),
    channels: { contact: ['owner'], newsletter: ['confirmation'] },
    allowedOrigins: new Set(['https://site.example']),
    words,
    email: 'office@company.example',
    answerPage: readAnswerPage(undefined, words),
    proofs: {
      challenge: async () => ({ signature: 'signed' }),
      check: async (header) =>
        header === 'valid' ? { id: 'a', expiresAt: new Date() } : undefined,
    },
    count: countMessages({ perTenMinutes: 10_000, perHour: 10_000, inAll: 10_000 }),
    countProven: countMessages({ perTenMinutes: 10_000, perHour: 10_000, inAll: 10_000 }),
    visitorOf: () => ['203.0.113.7'],
    maxInProgress: 2,
    isPlain: true,
    ...changes,
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
  return { app, post, stored, counted };
}
