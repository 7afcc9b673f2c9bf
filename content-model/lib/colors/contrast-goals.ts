import { computeContrast } from './contrast.ts';
import type { Palettes } from './theme-colors.ts';

/** The uses of colors, each with the least contrast that it needs and the reason in words. */
const uses = {
  text: { least: 7, why: 'small text has this color' },
  large: { least: 4.5, why: 'large text and solid shapes have this color' },
  line: { least: 3, why: 'lines that show something have this color' },
  focus: { least: 3, why: 'it shows which control has the focus' },
  band: { least: 1.25, why: 'one band of a page has this color, and must stand out from the page' },
} as const;

interface Goal {
  name: string;
  use: keyof typeof uses;
  /** The backgrounds on which it is used so. */
  on: readonly string[];
}

const page = ['--paper', '--raised', '--sunk'];
/** The dark band uses the dark value of every color, in both themes. */
const everywhere = [...page, '--ink-band'];

/**
 * Every color that carries text or meaning. Hairlines (`--line`, `--strong`) have no goal, because distances already
 * divide what they divide.
 */
export const goals: readonly Goal[] = [
  { name: '--ink', use: 'text', on: everywhere },
  { name: '--soft', use: 'text', on: everywhere },
  { name: '--accent', use: 'text', on: everywhere },
  { name: '--accent-bold', use: 'large', on: everywhere },
  { name: '--accent-line', use: 'line', on: everywhere },
  { name: '--edge', use: 'line', on: everywhere },
  { name: '--focus', use: 'focus', on: everywhere },
  // For the state of a service, errors in forms, and code. Never small text on a sunk or dark background.
  { name: '--good', use: 'text', on: ['--paper', '--raised'] },
  { name: '--good', use: 'large', on: ['--sunk', '--ink-band'] },
  { name: '--bad', use: 'text', on: ['--paper', '--raised'] },
  { name: '--bad', use: 'large', on: ['--sunk', '--ink-band'] },
  { name: '--ink-band', use: 'band', on: ['--paper'] },
];

export interface ContrastProblem {
  theme: 'light' | 'dark';
  name: string;
  /** Which of the color's two values lacks contrast. On the dark band it is always the dark one. */
  half: 'light' | 'dark';
  color: string | undefined;
  on: string;
  behind: string | undefined;
  ratio: number;
  least: number;
  why: string;
}

/** The backgrounds on which a color is used, with the contrast that it needs there. */
export function listContrastGoals(name: string) {
  return goals
    .filter((goal) => goal.name === name)
    .flatMap(({ use, on }) => on.map((surface) => ({ on: surface, ...uses[use] })));
}

/** The pairs of colors with less contrast than they need. A missing color has no contrast. */
export function findContrastProblems(palettes: Palettes): ContrastProblem[] {
  const names = [...new Set(goals.map(({ name }) => name))];
  return (['light', 'dark'] as const).flatMap((theme) =>
    names.flatMap((name) =>
      listContrastGoals(name)
        .map((pair) => {
          const half: 'light' | 'dark' = pair.on === '--ink-band' ? 'dark' : theme;
          const [color, behind] = [palettes[half].get(name), palettes[theme].get(pair.on)];
          const ratio = color && behind ? computeContrast(color, behind) : 0;
          return { theme, name, half, color, behind, ...pair, ratio };
        })
        .filter(({ ratio, least }) => ratio < least),
    ),
  );
}
