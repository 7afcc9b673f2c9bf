import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { axeViolations } from './axe.ts';
import { templates } from './pages.ts';
import { print, type Sheet, squeeze } from './sheets.ts';

const { site } = loadContent();

// A dark theme must not show on paper.
test.use({ colorScheme: 'dark' });

async function expectGoodPrint(page: Page): Promise<void> {
  const { sheets, text } = await print(page, 'A4');
  await page.emulateMedia({ media: 'print' });
  const expected = await page.evaluate(whatBelongsOnPaper);

  expect.soft(faultsOf(sheets, expected)).toEqual([]);
  expect.soft(missing(text, expected)).toEqual([]);
  expect.soft(await page.evaluate(chromeOnPaper)).toEqual([]);
  expect.soft(await axeViolations(page, 'html', ['color-contrast'])).toEqual([]);
}

for (const path of templates) {
  test(`${path} prints well`, async ({ page }) => {
    await page.goto(path);

    await expectGoodPrint(page);
  });
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('what is folded is on paper too', async ({ page }) => {
    await page.goto('/careers');

    await expectGoodPrint(page);
  });
});

interface Expected {
  /** What must not be the last line of a sheet, with a name for each kind. */
  notLast: { kind: string; text: string }[];
  /** The page's own, and those of its links. */
  addresses: string[];
  /** What a visitor can open on a screen: answers, further requirements of a job. */
  folded: string[];
}

function faultsOf(sheets: readonly Sheet[], { notLast }: Expected): string[] {
  return sheets.flatMap(({ lines, dark, blank }, index) => {
    const isLast = index === sheets.length - 1;
    const end = lines.slice(-2).map(({ text }) => text);
    const cells = [end.at(-1), end.join(''), ...(lines.at(-1)?.cells ?? [])];
    const alone = isLast ? [] : notLast.filter(({ text }) => cells.includes(squeeze(text)));
    return [
      ...(sheets.length > 1 && lines.length < 4 ? [`has ${lines.length} lines`] : []),
      ...(!isLast && blank > 0.5 ? [`is blank from ${Math.round(100 * (1 - blank))} %`] : []),
      ...(dark > 0.25 ? ['has a dark band'] : []),
      ...alone.map(({ kind, text }) => `ends with the ${kind} "${text}"`),
    ].map((fault) => `sheet ${index + 1} ${fault}`);
  });
}

/** What is not in the text, although it belongs there. */
function missing(text: string, { addresses, folded }: Expected): string[] {
  const contact = [site.email.general, site.phone, ...(site.address ?? [])];
  const count = (part: string) => text.split(squeeze(part)).length - 1;
  return [
    ...[...contact, ...folded].filter((words) => words !== undefined && count(words) === 0),
    ...new Set(
      addresses.filter(
        (address) => count(address) < addresses.filter((other) => other === address).length,
      ),
    ),
  ].map(String);
}

/** Runs in the page. */
function whatBelongsOnPaper(): Expected {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
  // A drawing in a list item has its own scale.
  const scales = all('main svg')
    .filter((svg) => !svg.closest('li'))
    .map((svg) => [...svg.querySelectorAll('text')]);
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  return {
    notLast: [
      ...all('main :is(h1, h2, h3, h4, summary)').map(({ innerText }) => ({
        kind: 'heading',
        text: innerText,
      })),
      ...all('main thead').map(({ innerText }) => ({ kind: 'table head', text: innerText })),
      ...scales
        .filter((texts) => texts.length > 2)
        .map((texts) => ({ kind: 'scale', text: texts.map((text) => text.textContent).join('') })),
    ],
    addresses: [
      ...(canonical === undefined ? [] : [canonical]),
      ...all('main a:is([href^="/"], [href^="https:"])')
        .filter((link) => !link.closest('svg'))
        .map((link) => `(${link.getAttribute('href')})`),
    ],
    folded: [...document.querySelectorAll('main details :is(p, li, dd):not(:has(*))')].map(
      ({ textContent }) => textContent,
    ),
  };
}

/** What only works on a screen. Runs in the page. */
function chromeOnPaper(): string[] {
  const links = ':is(header, footer li, nav[aria-label]) a:not([href="/"]), a[data-size]';
  return [...document.querySelectorAll(`button, input, select, textarea, form, ${links}`)]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}
