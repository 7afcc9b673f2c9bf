import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type PlateName, plateNames } from '@website/content-model/vocabulary.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Plate } from './Plate.tsx';

/** The drawing alone, without the names of its styles. */
const drawn = (name: PlateName) =>
  renderToStaticMarkup(createElement(Plate, { name })).replaceAll(/ class="[^"]*"/g, '');

// A plate is a picture. Look at a changed one on the home page before you take its new digest.
test('each plate is drawn as it was when somebody last looked at it', () => {
  const digests = plateNames.map((name) => [
    name,
    createHash('sha256').update(drawn(name)).digest('hex').slice(0, 12),
  ]);

  expect(Object.fromEntries(digests)).toMatchInlineSnapshot(`
    {
      "bodies": "c73808b69179",
      "gears": "1397c560fae5",
      "lattice": "9e3a7006b90c",
      "sectors": "1bcb5de6a4d8",
      "trajectories": "0b81fe10a351",
      "waves": "63a6d2260727",
    }
  `);
});

test('three gears turn in the proportion of their teeth, neighbors in opposite directions', () => {
  const css = readFileSync(new URL('Plate.module.css', import.meta.url), 'utf8');
  const motionOf = (wheel: string) => {
    const [rule = ''] = new RegExp(`\\.${wheel} \\{[^}]*--by[^}]*`).exec(css) ?? [];
    const values = rule.matchAll(/--(by|time): (-?[\d.]+)/g);
    return Object.fromEntries(Array.from(values, ([, key, value]) => [key, Number(value)]));
  };

  // Of 48, 28 and 20 teeth. The first makes a quarter turn in 12 seconds.
  expect(motionOf('idler')).toEqual({
    by: expect.closeTo((-90 * 48) / 28, 1),
    time: (12 * 28) / 48,
  });
  expect(motionOf('pinion')).toEqual({ by: (90 * 48) / 20, time: (12 * 20) / 48 });
});
