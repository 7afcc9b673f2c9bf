import type { Locator } from '@playwright/test';

/** A line of a figure, as the browser has drawn it. */
export interface Mark {
  /** The directions of its two ends from the drawing's origin: degrees clockwise from upright. */
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
