/** Everyone reads the same: in the page, in Markdown, in structured data and in the feed. */
import { expect, test } from '@playwright/test';
import { loadContent } from '../../checks/content/load-content.ts';
import { dist } from '../ports.ts';
import { disagreements } from './disagreements.ts';
import { factsOf } from './facts.ts';
import { renderingsOf } from './renderings.ts';

test('what the content says is in every form of its page, and the data has nothing else', () => {
  const content = loadContent();
  const built = renderingsOf(dist);

  expect(factsOf(content).length).toBeGreaterThan(1000);
  expect(disagreements(content, built)).toEqual([]);
});
