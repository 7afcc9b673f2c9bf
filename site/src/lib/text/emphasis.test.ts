import { expect, test } from 'vitest';
import { splitEmphasis, splitPrintedEmphasis } from './emphasis.ts';

const plain = (text: string) => ({ text, emphasized: false });
const strong = (text: string) => ({ text, emphasized: true });

test.each([
  [
    'in the middle',
    'We build *working models*.',
    [plain('We build '), strong('working models'), plain('.')],
  ],
  ['at the start', '*Six* bodies', [strong('Six'), plain(' bodies')]],
  ['at the end', 'what it *gets right*', [plain('what it '), strong('gets right')]],
  ['twice', '*one* and *two*', [strong('one'), plain(' and '), strong('two')]],
  ['nowhere', 'Tell us what should turn.', [plain('Tell us what should turn.')]],
  ['in an empty line', '', []],
])('finds the words between asterisks %s', (_, text, runs) => {
  expect(splitEmphasis(text)).toEqual(runs);
});

test('the marks after emphasized words are set like them, and nothing else is', () => {
  expect(splitPrintedEmphasis('We *measure*, and *then* we build *it*. *Really*?!')).toEqual([
    plain('We '),
    strong('measure,'),
    plain(' and '),
    strong('then'),
    plain(' we build '),
    strong('it.'),
    plain(' '),
    strong('Really?!'),
  ]);
});
