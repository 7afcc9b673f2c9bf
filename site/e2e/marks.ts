import type { Locator } from '@playwright/test';

/** A line of a figure, as drawn by the browser. */
export interface Mark {
  /**
   * The directions of its two ends from the drawing's origin, in degrees clockwise from the top.
   */
  from: number;
  to: number;
  length: number;
}

/** The lines of a figure that carry its meaning, by name: the whole, the part, the needle. */
export async function marksIn(figure: Locator): Promise<Record<string, Mark>> {
  const marks = await figure.locator('path[data-mark]').evaluateAll((paths) =>
    (paths as unknown as SVGPathElement[]).map((path) => {
      const length = path.getTotalLength();
      const angle = (at: number) => {
        const { x, y } = path.getPointAtLength(at);
        return (Math.atan2(x, -y) * 180) / Math.PI;
      };
      return [path.dataset.mark ?? '', { from: angle(0), to: angle(length), length }] as const;
    }),
  );
  return Object.fromEntries(marks);
}

/** Where a mark begins and ends on the screen, from left to right. */
export interface Span {
  name: string;
  from: number;
  to: number;
  /** Whether it is drawn as continuing beyond its end. */
  open: boolean;
}

/** The marks of a figure as they appear on the screen, without the width of their strokes. */
export function spansIn(figure: Locator): Promise<Span[]> {
  return figure.locator('[data-mark]').evaluateAll((all) =>
    (all as unknown as SVGGraphicsElement[]).map((mark) => {
      const { x, y, width } = mark.getBBox();
      const onScreen = (at: number) =>
        new DOMPoint(at, y).matrixTransform(mark.getScreenCTM() ?? {}).x;
      return {
        name: mark.dataset.mark ?? '',
        from: onScreen(x),
        to: onScreen(x + width),
        open: mark.dataset.open !== undefined,
      };
    }),
  );
}

/** A figure's scale as a visitor reads it, by the first and last numbers on it. */
export async function rulerOf(figure: Locator, numberIn: (text: string) => number = Number) {
  const texts = await figure.locator('text').evaluateAll((all) =>
    (all as unknown as SVGTextElement[]).map((text) => ({
      text: text.textContent,
      at: new DOMPoint(text.x.baseVal[0]?.value, 0).matrixTransform(text.getScreenCTM() ?? {}).x,
    })),
  );
  const numbers = texts
    .map(({ text, at }) => ({ value: numberIn(text), at }))
    .filter(({ value }) => !Number.isNaN(value));
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  if (!first || !last) throw new Error('The scale has no numbers');
  const read = (x = Number.NaN) =>
    first.value + ((x - first.at) / (last.at - first.at)) * (last.value - first.value);
  return { numbers, read, full: last.value };
}
