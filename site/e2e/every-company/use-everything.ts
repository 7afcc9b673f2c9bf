import { expect, type Page } from '@playwright/test';
import { readLabels } from '@website/content-model/checks/content/read-labels.ts';
import { contentFolder } from '@website/content-model/company.ts';
import { waitUntilReady } from '../visitor.ts';

/** The words of the interface, in the language of the company. */
export const { labels } = readLabels(contentFolder);

const matchLabel = (label: string) => new RegExp(`^${label.replace('{noun}', '.+')}$`);

/** A word in everything typed, so that the test recognizes it wherever it appears. */
export const word = 'kumquat';

/** The visible text of the page, line by line. */
export async function readLines(page: Page): Promise<Set<string>> {
  // The bands below the first screen have no text until they are laid out.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => (animation as CSSAnimation).animationName !== 'wait'),
  );
  return new Set((await page.locator('body').innerText()).split('\n'));
}

/** Fills in and clicks everything, like a visitor who tries everything. */
export async function useEverything(page: Page): Promise<void> {
  const used = page.locator('main, header');
  for (const field of await used.locator('input:visible, textarea:visible').all()) {
    const type = await field.getAttribute('type');
    // The numeral of a planet lies over its button, in the same label.
    if (type === 'radio' || type === 'checkbox') await field.check({ force: true });
    else await field.fill(type === 'email' ? `${word}@visitor.example` : `${word} street`);
  }
  for (const list of await used.locator('select:visible').all()) {
    for (const option of await list.locator('option').all()) {
      await list.selectOption({ label: String(await option.textContent()) });
    }
  }
  const controls = await used.locator('summary:visible, button:visible').all();
  for (const control of controls) {
    // If the previous click opened something over the page, such as a dialog, use and close it
    // first.
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) {
      for (const inside of await dialog.getByRole('button').all()) {
        if (await inside.isVisible()) await inside.click();
      }
      await page.keyboard.press('Escape');
    }
    if (await control.isVisible()) await control.click();
  }
  const form = page.locator('[data-form] form');
  if ((await form.count()) > 0) {
    await waitUntilReady(page);
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('region', { name: matchLabel(labels.forms.ready) })).toBeFocused();
    await page.getByRole('button', { name: matchLabel(labels.byEmail.copyButton) }).click();
  }
}
