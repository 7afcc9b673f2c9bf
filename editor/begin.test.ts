import { existsSync } from 'node:fs';
import { createScratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import { expect, test } from 'vitest';
import { beginWith } from './begin.ts';
import { editing } from './editing.ts';

test('a company of one begins with home, a service and the legal texts, and a short list of what is left', async () => {
  const copy = createScratchCompany('begin');

  await beginWith(copy.path(), [], ['ai-chatbots']);

  const edits = editing(async () => true, copy.path('content'));
  const { pages, undo } = edits.state();
  const there = pages.filter(({ isLeftOut }) => !isLeftOut).map(({ path }) => path);
  expect(there).toEqual(['/', '/ai-chatbots', '/privacy', '/terms']);
  expect(undo).toBeUndefined();
  expect(existsSync(copy.path('content/services/ai-marketing.yaml'))).toBe(false);
  // A company has answered the rest, where this copy still has the sample's values.
  const { items } = await edits.launch();
  const own = items.filter(
    ({ isBlocker, title }) => isBlocker && /^(?:Invented|Reviews|Values)/.test(title),
  );
  expect(own.map(({ text }) => text)).toEqual([
    ...['The claims', 'The home page', 'AI Chatbots', 'The engagement', '4 core values'],
    ...['The privacy page', 'The terms page'],
  ]);
  copy.remove();
});
