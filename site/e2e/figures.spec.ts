import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import type { Service } from '../src/schemas/service.ts';
import { marksIn, rulerOf, type Span, spansIn } from './marks.ts';
import { section } from './section.ts';

const { services } = loadContent();

/** A figure and its drawings, found by the figure's label. */
function figure(region: Locator, label: string): Locator {
  return region.getByText(label, { exact: true }).locator('..').getByRole('definition');
}

const byName = (spans: readonly Span[]) => new Map(spans.map((span) => [span.name, span]));
const length = (span: Span | undefined) => (span ? span.to - span.from : Number.NaN);

/** Tolerances: half a degree, and half a percent. */
const degrees = (value: number) => expect.closeTo(value, 0);
const part = (value: number) => expect.closeTo(value, 2);

/** How each kind of headline figure must be drawn. The first kind that matches applies. */
const kinds: {
  is: RegExp;
  drawn: string;
  check: (shown: Locator, found: RegExpExecArray) => Promise<void>;
}[] = [
  {
    is: /^(\d\d?|100)%$/,
    drawn: 'on a dial of 240 degrees',
    check: async (shown, [, percent]) => {
      const fraction = Number(percent) / 100;
      const end = degrees(-120 + 240 * fraction);

      const marks = await marksIn(shown.locator('svg').last());

      expect(marks).toMatchObject({
        whole: { from: degrees(-120), to: degrees(120) },
        part: { from: degrees(-120), to: end },
        needle: { to: end },
      });
      expect((marks.part?.length ?? 0) / (marks.whole?.length ?? 0)).toEqual(part(fraction));
    },
  },
  {
    is: /^(\d{3,})%$/,
    drawn: 'as a bar against the whole',
    check: async (shown, [, percent]) => {
      const drawing = shown.locator('svg').last();
      const { left, right } = await drawing.evaluate((svg) => svg.getBoundingClientRect());

      const marks = byName(await spansIn(drawing));

      const [value, whole] = [marks.get('part'), marks.get('whole')];
      expect(length(value) / length(whole) / (Number(percent) / 100)).toEqual(part(1));
      expect(value?.from).toBe(whole?.from);
      expect(value?.from).toBeGreaterThanOrEqual(left);
      expect(value?.to).toBeLessThanOrEqual(right);
      expect([...marks.keys()].toSorted()).toEqual(['part', 'whole']);
    },
  },
  {
    is: /^(\d+)-(\d+)\sweeks$/,
    drawn: 'as a span on a ruler of weeks',
    check: async (shown, [, least, most]) => {
      const ruler = shown.locator('svg');
      const { left, width } = await ruler.evaluate((svg) => svg.getBoundingClientRect());
      const fraction = (x = Number.NaN) => (x - left) / width;
      const { numbers, full } = await rulerOf(ruler);

      const span = byName(await spansIn(ruler)).get('span');

      expect(fraction(span?.from)).toEqual(part(Number(least) / full));
      expect(fraction(span?.to)).toEqual(part(Number(most) / full));
      expect(numbers.length).toBeGreaterThan(3);
      for (const { value, at } of numbers) expect(fraction(at)).toEqual(part(value / full));
    },
  },
  {
    is: /./,
    drawn: 'by nothing, as there is no honest picture',
    check: (shown) => expect(shown.locator('svg')).toHaveCount(0),
  },
];

// The pages are one template. These three have all kinds of drawings.
for (const { route, page: content } of services.filter(({ route }) =>
  /mvp|development|marketing/.test(route),
)) {
  test(`${route} draws its figures, process and stories true to scale`, async ({ page }) => {
    await page.goto(route);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFigures(page, content);
      await expectProcess(page, content);
      await expectStories(page, content);
    }
  });
}

async function expectFigures(page: Page, content: Service['page']): Promise<void> {
  const region = page.getByRole('region', { name: 'Headline figures', exact: true });
  for (const { metric, description } of content.figures) {
    const kind = kinds.find(({ is }) => is.test(metric));
    await test.step(`${metric} is drawn ${kind?.drawn}`, async () => {
      const shown = figure(region, description);
      await expect(shown).toContainText(metric);
      await kind?.check(shown, kind.is.exec(metric) as RegExpExecArray);
    });
  }
}

/** The steps follow each other, and only ongoing ones reach the right edge of the chart. */
async function expectProcess(page: Page, { process: { steps } }: Service['page']): Promise<void> {
  const region = section(page, 'Process');
  const rows = region.getByRole('listitem');
  const { numbers, read: weeks, full } = await rulerOf(region.locator('svg').first());
  const along = (value: number) => expect.closeTo(value / full, 2);
  const atEdge: boolean[] = [];
  const start = { least: 0, most: 0 };

  for (const [index, { title, duration }] of steps.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading')).toHaveText(`${index + 1} ${title}`);
    const spans = await spansIn(row);
    const { left, right } = await row.locator('svg').evaluate((svg) => svg.getBoundingClientRect());
    expect([weeks(left) / full, weeks(right) / full]).toEqual([part(0), part(1)]);
    expect(spans.every(({ to }) => to < right + 1)).toBe(true);
    atEdge.push(spans.some(({ to }) => Math.abs(to - right) < 1));

    const begun = { ...start };
    const open = duration === 'ongoing';
    if (!open) {
      start.least += duration.weeks.least;
      start.most += duration.weeks.most;
    }
    const read = spans.map((span) => ({
      ...span,
      from: weeks(span.from) / full,
      to: weeks(span.to) / full,
    }));
    // The pale bar covers all the time in which the step may run. An ongoing step may begin anywhere
    // in it, and goes on from its end.
    expect(read, title).toEqual([
      { name: 'slide', from: along(begun.least), to: along(start.most), open: false },
      open
        ? { name: 'fastest', from: along(begun.most), to: along(full), open }
        : { name: 'fastest', from: along(begun.least), to: along(start.least), open },
    ]);
  }
  expect(atEdge).toEqual(steps.map(({ duration }) => duration === 'ongoing'));
  expect(numbers.length).toBeGreaterThan(2);
  for (const { value, at } of numbers) expect(weeks(at) / full).toEqual(part(value / full));
}

/** Before and after are drawn in proportion, and only if both values are given. */
async function expectStories(page: Page, content: Service['page']): Promise<void> {
  const region = section(page, 'Success stories');
  for (const { label, change } of (content.stories?.items ?? []).flatMap(
    (story) => story.metrics,
  )) {
    const spans = await spansIn(figure(region, label));
    const marks = byName(spans);
    const [before, after] = [marks.get('before'), marks.get('after')];

    expect([...marks.keys()], label).toEqual(change ? ['before', 'after'] : []);
    if (!change) continue;
    const longer = Math.max(length(before), length(after));
    const most = Math.max(change.before, change.after);
    expect(length(before) / longer, label).toEqual(part(change.before / most));
    expect(length(after) / longer, label).toEqual(part(change.after / most));
    expect(before?.from, label).toBe(after?.from);
    expect(longer, label).toBeGreaterThan(50);
  }
}

test('the plates of the services move while they come into view, unless motion is unwanted', async ({
  page,
}) => {
  await page.goto('/');
  /** The names of the animations in each plate. */
  const moves = () =>
    page
      .locator('#services [data-plate]')
      .evaluateAll((all) =>
        all.map((plate) =>
          plate.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName),
        ),
      );

  expect(await moves()).toHaveLength(services.length);
  expect((await moves()).filter((names) => names.length === 0)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await moves()).flat()).toEqual([]);
});
