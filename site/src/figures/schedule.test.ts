import { describe, expect, test } from 'vitest';
import { scheduleOf } from './schedule.ts';

const weeks = (least: number, most: number) => ({ duration: { weeks: { least, most } } });
const ongoing = { duration: 'ongoing' } as const;

describe('a schedule', () => {
  test('places each step after the one before, for the shortest and the longest durations', () => {
    const steps = [weeks(1, 2), weeks(2, 3), weeks(3, 6)];

    const { rows } = scheduleOf(steps);

    expect(rows).toEqual([
      { least: { start: 0, end: 1 }, most: { start: 0, end: 2 } },
      { least: { start: 1, end: 3 }, most: { start: 2, end: 5 } },
      { least: { start: 3, end: 6 }, most: { start: 5, end: 11 } },
    ]);
  });

  test('gives an ongoing step a start and no end', () => {
    const steps = [weeks(1, 2), ongoing];

    const { rows } = scheduleOf(steps);

    expect(rows[1]).toEqual({ least: { start: 1 }, most: { start: 2 } });
  });

  test.each([
    [
      'AI development',
      [
        [1, 2],
        [2, 3],
        [3, 6],
        [1, 2],
        [1, 2],
      ],
      8,
      15,
    ],
    [
      'an MVP',
      [
        [1, 2],
        [2, 3],
        [4, 8],
        [1, 2],
        [1, 1],
      ],
      9,
      16,
    ],
    ['nothing', [], 0, 0],
  ] as const)('adds up %s, without ongoing steps', (_, spans, least, most) => {
    const steps = [...spans.map(([from, to]) => weeks(from, to)), ongoing];

    const total = scheduleOf(steps);

    expect(total).toMatchObject({ least, most });
  });
});
