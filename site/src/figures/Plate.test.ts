import { readFileSync } from 'node:fs';
import type { PlateName } from '@website/content-model/vocabulary.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Plate } from './Plate.tsx';

const css = readFileSync(new URL('Plate.module.css', import.meta.url), 'utf8');

/** The path data of a plate, in the order of the drawing. */
function pathsOf(name: PlateName): string[] {
  const markup = renderToStaticMarkup(createElement(Plate, { name }));
  return Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path);
}

const numbers = (text: string) => Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);

/** The straight lines of a path, each as "x y x y". */
const lines = (path: string) =>
  path.match(/M[-\d. ]+L[-\d. ]+/g)?.map((line) => numbers(line)) ?? [];

describe('Pl. I: every input is connected to every answer, and a few of the lines are strong', () => {
  const [upper = '', , , , , strong = ''] = pathsOf('lattice');
  // The upper half, and the same mirrored.
  const drawn = lines(upper).flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [
    [x1, y1, x2, y2],
    [x1, 0 - y1, x2, 0 - y2],
  ]);
  const threads = [...new Set(drawn.map((line) => line.join(' ')))];
  const columns = Map.groupBy(
    new Set(threads.flatMap((line) => [line.split(' ', 2), line.split(' ').slice(2)].map(String))),
    (node) => numbers(node)[0] as number,
  );

  test('all nodes of a layer are connected to all nodes of the next', () => {
    const layers = [...columns].toSorted(([a], [b]) => a - b).map(([, nodes]) => nodes);
    const expected = layers
      .slice(1)
      .flatMap((nodes, index) =>
        nodes.flatMap(
          (to) => layers[index]?.map((from) => numbers(`${from},${to}`).join(' ')) ?? [],
        ),
      );

    expect(layers.length).toBeGreaterThan(3);
    expect(threads.toSorted()).toEqual(expected.toSorted());
  });

  test('the strong lines are few, and lead from inputs to an answer', () => {
    const chosen = lines(strong).map((line) => line.join(' '));
    const ends = Array.from(columns.keys());

    expect(threads).toEqual(expect.arrayContaining(chosen));
    expect(chosen.length / threads.length).toBeLessThan(0.15);
    expect(chosen.some((line) => line.startsWith(`${Math.min(...ends)} `))).toBe(true);
    for (const line of chosen) {
      const [, , x = 0, y = 0] = numbers(line);
      const goesOn = chosen.some((other) => other.startsWith(`${x} ${y} `));
      expect(goesOn || x === Math.max(...ends)).toBe(true);
    }
  });
});

describe('Pl. II: three gears in mesh, one turn of the first is 2.4 turns of the last', () => {
  const markup = renderToStaticMarkup(createElement(Plate, { name: 'gears' }));
  const wheels = markup
    .split('translate')
    .slice(1)
    .map((wheel) => {
      const [x = 0, y = 0, scale = 0] = numbers(wheel);
      // Each top of a tooth is an arc.
      const tops = Array.from(wheel.matchAll(/A2 2 0 0 1 (\S+) ([-\d.]+)/g), ([, x, y]) =>
        Math.hypot(Number(x), Number(y)),
      );
      return { center: [x, y] as const, radius: scale * Math.max(...tops), teeth: tops.length };
    });

  test('the wheels have 48, 28 and 20 teeth, and each meshes with the next', () => {
    expect(wheels.map(({ teeth }) => teeth)).toEqual([48, 28, 20]);
    for (const [index, wheel] of wheels.slice(1).entries()) {
      const before = wheels[index] as (typeof wheels)[number];
      const distance = Math.hypot(
        wheel.center[0] - before.center[0],
        wheel.center[1] - before.center[1],
      );
      const reach = wheel.radius + before.radius;
      // The teeth overlap, by less than their height.
      expect(distance).toBeLessThan(reach);
      expect(distance).toBeGreaterThan(reach - 4.1);
    }
  });

  test('no spoke is so short that it is a speck, and all wheels have room in the plate', () => {
    const lengths = pathsOf('gears')
      .flatMap(lines)
      .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => Math.hypot(x2 - x1, y2 - y1));

    expect(lengths.filter((length) => length < 5)).toEqual([]);
    for (const { center, radius } of wheels) {
      expect(Math.abs(center[0]) + radius).toBeLessThan(114);
      expect(Math.abs(center[1]) + radius).toBeLessThan(74);
    }
  });

  test('they turn in the proportion of their teeth, neighbors in opposite directions', () => {
    const [idler, pinion] = ['idler', 'pinion'].map((name) =>
      Array.from(
        css.matchAll(new RegExp(`\\.${name} \\{[^}]*?--(by|time): (-?[\\d.]+)`, 'g')),
        ([, key, value]) => [key, Number(value)] as const,
      ),
    );

    expect(Object.fromEntries(idler?.toReversed() ?? [])).toEqual({
      by: expect.closeTo((-90 * 48) / 28, 1),
      time: (12 * 28) / 48,
    });
    expect(Object.fromEntries(pinion ?? [])).toEqual({ by: (90 * 48) / 20, time: (12 * 20) / 48 });
  });
});

test('Pl. III: waves from a moving source are closer together ahead of it than behind it', () => {
  const markup = renderToStaticMarkup(createElement(Plate, { name: 'waves' }));
  const circles = Array.from(markup.matchAll(/stroke-width[^>]*cx="(\S+)" r="(\d+)"/g))
    .map(([, x, radius]) => ({
      left: Number(x) - Number(radius),
      right: Number(x) + Number(radius),
    }))
    .toSorted((a, b) => a.right - b.right);

  const gaps = circles.slice(1).map(({ left, right }, index) => ({
    ahead: right - (circles[index]?.right ?? 0),
    behind: (circles[index]?.left ?? 0) - left,
  }));

  expect(gaps.length).toBeGreaterThan(8);
  for (const { ahead, behind } of gaps) {
    expect(ahead).toBeGreaterThan(0);
    expect(behind / ahead).toBeGreaterThan(3);
  }
});

test('Pl. IV: of ten throws from one point each corrects the last, and the tenth spans the scale', () => {
  const paths = pathsOf('trajectories');
  const throws = paths.flatMap((path) => path.match(/M[^M]+Q[^M]+/g) ?? []).map(numbers);
  const [from = 0, , to = 0] = numbers(paths.find((path) => /^M-?[\d.]+ [\d.]+H/.test(path)) ?? '');
  const scale = numbers(paths[1] ?? '');

  const starts = throws.map(([x, y]) => `${x} ${y}`);
  const ends = throws.map((one) => one.at(-2) as number);
  const steps = ends.slice(1).map((end, index) => end - (ends[index] as number));

  expect(new Set(starts).size).toBe(1);
  expect(ends).toHaveLength(10);
  expect(to).toBeGreaterThan(from);
  for (const [index, step] of steps.slice(0, -1).entries()) {
    expect(step).toBeGreaterThan(0);
    expect(step).toBeLessThan(steps[index - 1] ?? Number.POSITIVE_INFINITY);
  }
  expect(numbers(starts[0] ?? '')[0]).toBeCloseTo(scale[0] as number, 0);
  expect(ends.at(-1)).toBeCloseTo(scale.at(-1) as number, 0);
});

describe('Pl. V: equal areas in equal times', () => {
  const paths = pathsOf('sectors');
  const sectors = paths[1]?.match(/M[^Z]+Z/g)?.map(numbers) ?? [];
  const [, , , , a = 0, b = 0] = sectors[0] ?? [];

  test('each shaded sector is one sixteenth of the ellipse', () => {
    const areas = sectors.map(([sunX = 0, , x1 = 0, y1 = 0, , , , , , x2 = 0, y2 = 0]) => {
      const [from, end] = [Math.atan2(y1 / b, x1 / a), Math.atan2(y2 / b, x2 / a)];
      const to = end < from ? end + 2 * Math.PI : end;
      // The sector as seen from the center, moved to the focus.
      return (a * b * (to - from)) / 2 - (sunX * (y2 - y1)) / 2;
    });

    expect(areas).toHaveLength(2);
    for (const area of areas) expect(area / ((Math.PI * a * b) / 16)).toBeCloseTo(1, 1);
  });

  test('the planet moves by Kepler’s law', () => {
    const pace = numbers(/--pace: linear\(([^)]+)/.exec(css)?.[1] ?? '');
    const e = Math.sqrt(1 - (b / a) ** 2);
    const lengthTo = (anomaly: number) => {
      const count = 4000;
      const step = anomaly / count;
      return Array.from({ length: count }, (_, index) => (index + 0.5) * step)
        .map((at) => Math.hypot(a * Math.sin(at), b * Math.cos(at)) * step)
        .reduce((sum, part) => sum + part, 0);
    };
    const whole = lengthTo(2 * Math.PI);

    for (const [index, part] of pace.entries()) {
      const mean = (index / (pace.length - 1)) * 2 * Math.PI;
      let anomaly = mean;
      for (let pass = 0; pass < 300; pass++) anomaly = mean + e * Math.sin(anomaly);
      expect(part).toBeCloseTo(lengthTo(anomaly) / whole, 2);
    }
    expect(pace).toHaveLength(17);
  });
});

test('Pl. VI: two bodies on one curve, always on opposite sides of it', () => {
  const markup = renderToStaticMarkup(createElement(Plate, { name: 'bodies' }));
  const bodies = Array.from(
    markup.matchAll(/d="([^"]+)" pathLength="1" stroke-dasharray="0 1"[^>]*/g),
    ([path, curve = '']) => ({ turn: /rotate\((\d+)\)/.exec(path)?.[1], points: numbers(curve) }),
  );

  expect(bodies.map(({ turn }) => turn)).toEqual([undefined, '180']);
  // Each runs from one end of its half to the other, where the other body began.
  for (const { points } of bodies) {
    const [x = 0, y = 0] = points;
    expect(points.slice(-2)).toEqual([0 - x, 0 - y]);
  }
});
