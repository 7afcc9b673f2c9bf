import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds in the current page or in a part of it, each as a rule and an
 * element.
 */
export async function findAxeViolations(
  page: Page,
  selector = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards };
  return page.evaluate(
    async ({ selector, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector, {
        runOnly,
        resultTypes: ['violations'],
      } as import('axe-core').RunOptions);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    },
    { selector, runOnly },
  );
}
