import { z } from 'zod';

const color = z
  .string('must be a color, like "#8a5a16"')
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a color of six digits from 0 to f, like "#8a5a16"')
  .toLowerCase();

const pair = z.strictObject(
  { light: color, dark: color },
  'must be a color for each theme, like { light: "#161a24", dark: "#efe9dc" }',
);

/** The colors of a company. Each becomes the design token of its name: `paper` is `--paper`. */
export const colorsSchema = z.strictObject({
  paper: pair.describe('The background of the page.'),
  raised: pair.describe('The background of what stands out from the page, such as a card.'),
  sunk: pair.describe('The background of what lies deeper than the page.'),
  ink: pair.describe('Text.'),
  'ink-band': pair.describe('The background of the one dark band of a page.'),
  soft: pair.describe('Quieter text.'),
  line: pair.describe('Hairlines that divide.'),
  strong: pair.describe('Stronger lines that frame.'),
  edge: pair.describe('The outline of a control.'),
  accent: pair.describe('Small text in the accent color.'),
  'accent-bold': pair.describe('Large text and solid shapes in the accent color.'),
  'accent-line': pair.describe('Engraved lines of drawings.'),
  good: pair.describe('What is well, such as a service that runs.'),
  bad: pair.describe('What is wrong, such as a mistake in a form.'),
  focus: pair.describe('The outline of the control that has the focus.'),
});

export type Colors = z.infer<typeof colorsSchema>;
