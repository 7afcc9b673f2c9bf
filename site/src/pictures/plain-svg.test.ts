import { expect, test } from 'vitest';
import { plainSvg } from './plain-svg.ts';

const rule = (selector: string, property: string, value: string) => ({
  selectors: [selector],
  values: new Map([[property, value]]),
});

test('the dashes of a circle are in units of the drawing', async () => {
  const svg = await plainSvg('<circle r="10" pathLength="20" stroke-dasharray="0 .5"></circle>', {
    rules: [],
    weight: 1,
  });

  const [, dash] = /stroke-dasharray:0 ([\d.]+)/.exec(svg) ?? [];
  expect(Number(dash)).toBeCloseTo((2 * Math.PI * 10) / 40);
  expect(svg).not.toContain('pathLength');
});

test('the dashes of a line in percent come from the style sheet and the width', async () => {
  const rules = [rule('.ticks', 'stroke-dasharray', '0.1 0.9')];

  const svg = await plainSvg('<line class="ticks" x2="50%" pathLength="5"></line>', {
    rules,
    weight: 1,
    width: 200,
  });

  expect(svg).toContain('stroke-dasharray:2 18');
});

test('letters become outlines in the middle of their place', async () => {
  const svg = await plainSvg('<text class="label" x="50" y="20">III</text>', {
    rules: [],
    weight: 1,
    letters: { face: 'sans', size: 10 },
  });

  expect(svg).not.toContain('<text');
  const [, x] = /translate\(([\d.]+) 20\)/.exec(svg) ?? [];
  expect(Number(x)).toBeGreaterThan(40);
  expect(Number(x)).toBeLessThan(50);
  expect(svg).toContain('class="text label"');
});

test('a figure with its own coordinates becomes a group, and one without stays', async () => {
  const markup = '<svg class="a" viewBox="0 0 9 9"><svg x="5"><path d="M0 0"></path></svg></svg>';

  expect(await plainSvg(markup, { rules: [], weight: 1 })).toBe(
    '<g class="a"><svg x="5"><path d="M0 0"></path></svg></g>',
  );
});
