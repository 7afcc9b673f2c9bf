import { expect, type Locator, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { marksIn, type Span, scaleOf, spansIn } from './marks.ts';
import { section } from './section.ts';

const { services } = loadContent();

/** A figure and its drawings, found by the figure's label. */
function figure(region: Locator, label: string): Locator {
  return region.getByText(label, { exact: true }).locator('..').getByRole('definition');
}

const byName = (spans: readonly Span[]) => new Map(spans.map((span) => [span.name, span]));
const length = (span: Span | undefined) => (span ? span.to - span.from : Number.NaN);

/** Reads weeks off a scale as a visitor does: by the first and last numbers on it. */
async function weeksAlong(scale: Locator) {
  const numbers = await scaleOf(scale);
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  if (!first || !last) throw new Error('The scale has no numbers');
  const weeks = (x: number) => ((x - first.at) / (last.at - first.at)) * last.value;
  return { numbers, weeks, full: last.value };
}

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
    is: /^(\d+)-(\d+) weeks$/,
    drawn: 'as a span on a ruler of weeks',
    check: async (shown, [, least, most]) => {
      const ruler = shown.locator('svg');
      const { left, width } = await ruler.evaluate((svg) => svg.getBoundingClientRect());
      const fraction = (x = Number.NaN) => (x - left) / width;
      const { numbers, full } = await weeksAlong(ruler);

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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]) {
  // On a phone the drawings are the same, only smaller: two pages have all kinds of them.
  const drawn =
    viewport.width > 320 ? services : services.filter(({ route }) => /mvp|development/.test(route));
  for (const { route, page: content } of drawn) {
    test.describe(`${route}, ${viewport.width} pixels wide`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => page.goto(route));

      test('each headline figure is drawn true to its number', async ({ page }) => {
        const region = page.getByRole('region', { name: 'Headline figures', exact: true });

        for (const { metric, description } of content.figures) {
          const kind = kinds.find(({ is }) => is.test(metric));
          await test.step(`${metric} is drawn ${kind?.drawn}`, async () => {
            const shown = figure(region, description);

            await expect(shown).toContainText(metric);
            await kind?.check(shown, kind.is.exec(metric) as RegExpExecArray);
          });
        }
      });

      test('the steps of the process are drawn to scale, one after the other', async ({ page }) => {
        const { steps } = content.process;
        const region = section(page, 'Process');
        const { weeks, full } = await weeksAlong(region.locator('svg').first());
        const along = (value: number) => expect.closeTo(value / full, 2);
        const start = { least: 0, most: 0 };
        const begun: typeof start = { ...start };

        for (const { title, duration } of steps) {
          const row = region.getByRole('listitem').filter({
            has: page.getByRole('heading', { name: new RegExp(`^\\d+ ${title}$`) }),
          });
          const spans = await spansIn(row);

          Object.assign(begun, start);
          const open = duration === 'ongoing';
          if (!open) {
            start.least += duration.weeks.least;
            start.most += duration.weeks.most;
          }
          // The pale bar covers all the time in which the step may run. An ongoing step may begin
          // anywhere in it, and goes on from its end.
          const expected = [
            { name: 'slide', from: along(begun.least), to: along(start.most), open: false },
            open
              ? { name: 'fastest', from: along(begun.most), to: along(full), open }
              : { name: 'fastest', from: along(begun.least), to: along(start.least), open },
          ];
          const read = spans.map((span) => ({
            ...span,
            from: weeks(span.from) / full,
            to: weeks(span.to) / full,
          }));
          expect(read, title).toEqual(expected);
        }
      });

      test('ongoing steps reach the right edge of the chart, and nothing else does', async ({
        page,
      }) => {
        const rows = section(page, 'Process').getByRole('listitem');
        const atEdge: boolean[] = [];

        for (const row of await rows.all()) {
          const { right } = await row.locator('svg').evaluate((svg) => svg.getBoundingClientRect());
          const spans = await spansIn(row);
          atEdge.push(spans.some(({ to }) => Math.abs(to - right) < 1));
          expect(spans.every(({ to }) => to < right + 1)).toBe(true);
        }

        expect(atEdge).toEqual(content.process.steps.map(({ duration }) => duration === 'ongoing'));
        expect(atEdge).toContain(true);
      });

      test('the numbers above the process are at the positions of their weeks', async ({
        page,
      }) => {
        const axis = section(page, 'Process').locator('svg').first();
        const track = section(page, 'Process').getByRole('listitem').first().locator('svg');

        const { numbers, weeks, full } = await weeksAlong(axis);

        const { left, right } = await track.evaluate((svg) => svg.getBoundingClientRect());
        expect(numbers.length).toBeGreaterThan(2);
        for (const { value, at } of numbers) expect(weeks(at) / full).toEqual(part(value / full));
        expect([weeks(left) / full, weeks(right) / full]).toEqual([part(0), part(1)]);
      });

      test('before and after are drawn in proportion, and only if both values are given', async ({
        page,
      }) => {
        const region = section(page, 'Success stories');
        const metrics = content.stories.items.flatMap((story) => story.metrics);

        for (const { label, change } of metrics) {
          const spans = await spansIn(figure(region, label));
          const marks = byName(spans);
          const [before, after] = [marks.get('before'), marks.get('after')];

          expect(
            spans.map(({ name }) => name),
            label,
          ).toEqual(change ? ['before', 'after'] : []);
          if (!change) continue;
          const longer = Math.max(length(before), length(after));
          const most = Math.max(change.before, change.after);
          expect(length(before) / longer, label).toEqual(part(change.before / most));
          expect(length(after) / longer, label).toEqual(part(change.after / most));
          expect(before?.from, label).toBe(after?.from);
          expect(longer, label).toBeGreaterThan(50);
        }
      });
    });
  }
}

test.describe('the plates of the services', () => {
  /** The names of the animations in each plate. */
  const movesOf = (plates: Locator) =>
    plates.evaluateAll((all) =>
      all.map((plate) =>
        plate.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName),
      ),
    );

  test('move while they come into view', async ({ page }) => {
    await page.goto('/');
    const moves = await movesOf(page.locator('#services [data-plate]'));

    expect(moves).toHaveLength(loadContent().services.length);
    expect(moves.filter((names) => names.length === 0)).toEqual([]);
  });

  test('are still for a visitor who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');

    expect((await movesOf(page.locator('#services [data-plate]'))).flat()).toEqual([]);
  });
});
