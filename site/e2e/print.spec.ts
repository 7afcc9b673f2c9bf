import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { templates } from './pages.ts';
import { print, type Sheet, squeeze } from './sheets.ts';
import { expect, test } from './test.ts';

const { site } = loadContent();

// A dark theme must not show on paper.
test.use({ colorScheme: 'dark' });

async function expectGoodPrint(page: Page): Promise<void> {
  const { sheets, text } = await print(page, 'A4');
  await page.emulateMedia({ media: 'print' });
  const expected = await page.evaluate(whatBelongsOnPaper);

  expect.soft(findLayoutProblems(sheets, expected)).toEqual([]);
  expect.soft(missing(text, expected)).toEqual([]);
  expect.soft(await page.evaluate(chromeOnPaper)).toEqual([]);
  expect.soft(await page.evaluate(emptyBoxes)).toEqual([]);
  expect.soft(await page.evaluate(paleInk)).toEqual([]);
}

test('every page prints well', async ({ page }) => {
  for (const path of templates) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await test.step(path, () => expectGoodPrint(page));
  }
});

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

function findLayoutProblems(sheets: readonly Sheet[], { notLast }: Expected): string[] {
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
    ].map((problem) => `sheet ${index + 1} ${problem}`);
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
        .filter((link) => !link.closest('svg, th'))
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
  return [
    ...document.querySelectorAll(
      `button:not([data-note]), input, select, textarea, form, ${links}`,
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Boxes and rows whose content only works on a screen. Runs in the page. */
function emptyBoxes(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :has(*):not(:has(svg), svg, svg *)')]
    .filter((element) => element.checkVisibility() && element.innerText.trim() === '')
    .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0)
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Text and lines that are too pale for white paper. Runs in the page. */
function paleInk(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas.');
  const contrasts = new Map<string, number>();
  const contrastOf = (color: string) => {
    let contrast = contrasts.get(color);
    if (contrast === undefined) {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (level) => (level > 10 ? ((level / 255 + 0.055) / 1.055) ** 2.4 : level / 255 / 12.92),
      );
      contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
      contrasts.set(color, contrast);
    }
    return contrast;
  };
  const pale = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility() || style.clipPath !== 'none') continue;
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const isDrawn = element instanceof SVGElement;
    const ink = isDrawn ? style.fill : style.color;
    if (isText && contrastOf(ink) < 4.5) pale.add(`${element.textContent}: ${ink}`);
    // A wide line is an area: it may be paler.
    const [line, width] = isDrawn
      ? [style.stroke, style.strokeWidth]
      : [style.borderTopColor, style.borderTopWidth];
    const isThin = Number.parseFloat(width) > 0 && Number.parseFloat(width) < 6;
    if (isThin && line !== 'none' && contrastOf(line) < 3) {
      pale.add(`A line in ${line}: ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return [...pale];
}
