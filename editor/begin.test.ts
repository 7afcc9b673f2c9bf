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
  const items = await edits.launch();
  const own = items.filter(
    ({ isBlocker, title }) => isBlocker && /^(?:Reviews|Values)/.test(title),
  );
  expect(own.map(({ text }) => text)).toEqual(['The privacy page', 'The terms page']);
  copy.remove();
});
