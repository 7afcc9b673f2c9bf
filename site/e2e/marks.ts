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

/** The numbers on a figure's scale, and their positions on the screen. */
export function scaleOf(figure: Locator): Promise<{ value: number; at: number }[]> {
  return figure.locator('text').evaluateAll((all) =>
    (all as unknown as SVGTextElement[]).map((text) => ({
      value: Number(text.textContent),
      at: new DOMPoint(text.x.baseVal[0]?.value, 0).matrixTransform(text.getScreenCTM() ?? {}).x,
    })),
  );
}
