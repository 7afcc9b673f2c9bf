import { computeContrast } from '@website/content-model/lib/colors/contrast.ts';
import {
  type ContrastProblem,
  findContrastProblems,
  goals,
  listContrastGoals,
} from '@website/content-model/lib/colors/contrast-goals.ts';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import { formatHex, type Oklch } from 'culori';
import { keptNames, type Model, modelColors, modelPalette } from './model-palette.ts';
import { hexOf, inOklch, onScreen } from './oklch.ts';

type Theme = 'light' | 'dark';

/** The dark main color, and the accent, like "#141b2a". */
export interface BrandColors {
  main: string;
  accent: string;
}

/** How much more chroma than the sample's dark pages may have. Above this, they look painted. */
const mostTintInDark = 1.6;

/**
 * How much of the sample's chroma light paper may have in another hue. Cream looks like paper. The
 * same chroma in pink or blue looks painted.
 */
const tintOfPaper = (turn: number) =>
  Math.max(0.55, Math.max(0, Math.cos((turn * Math.PI) / 180)) ** 2);

/** How light a dark page may be for a main color that is lighter or almost black. */
const raisedInDark = { least: 0.14, most: 0.245 } as const;

/**
 * The limits of lightness within which a color looks for its contrast. Beyond them, soft text could
 * not be told from ink, nor the accent from white.
 */
const limits: Record<Theme, Readonly<Record<string, number>>> = {
  light: {},
  dark: { '--soft': 0.81, '--accent': 0.86, '--accent-bold': 0.86, '--edge': 0.7 },
};

const accents = ['--accent', '--accent-bold', '--accent-line'];

/** Every color of both themes, made from two. Colors that do not follow the brand are kept. */
export function derivePalette(brand: BrandColors, kept: Palettes): Palettes {
  const palettes = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const given = { main: inOklch(brand.main), accent: inOklch(brand.accent) };
  const raised = Math.min(Math.max(given.main.l, raisedInDark.least), raisedInDark.most);
  /** Dark pages are as much lighter or darker than the sample as the main color is. */
  const shift = raised - inOklch(modelColors.main).l;

  /** A model color in the hue of the new brand, with its share of the new chroma. */
  const tinted = (name: string, theme: Theme, { from, hex }: Model): Oklch => {
    const [model, source, now] = [inOklch(hex), inOklch(modelColors[from]), given[from]];
    const tint = from === 'main' ? mostTintInDark : tintOfPaper(now.h - source.h);
    const most = accents.includes(name) ? Number.POSITIVE_INFINITY : source.c * tint;
    const moves = theme === 'dark' && from === 'main' && name !== '--soft';
    return {
      mode: 'oklch',
      l: model.l + (moves ? shift : 0),
      c: (model.c / source.c) * Math.min(now.c, most),
      h: now.h,
    };
  };
  const reaches = (name: string, theme: Theme) => (hex: string) =>
    listContrastGoals(name)
      // On light pages, too, the band has the dark half of the other colors on it.
      .filter(({ on }) => theme === 'dark' || on !== '--ink-band')
      .every(({ on, least }) => computeContrast(hex, palettes[theme].get(on) ?? '') >= least);

  for (const theme of ['light', 'dark'] as const) {
    const set = (name: string, hex: string) => palettes[theme].set(name, hex);
    for (const [name, models] of modelPalette) {
      const start = tinted(name, theme, models[theme]);
      const isGood = reaches(name, theme);
      if (name === '--ink-band') {
        set(name, isGood(brand.main) ? brand.main : lightEnough(start, theme, undefined, isGood));
      } else if (!goals.some((goal) => goal.name === name)) {
        set(name, hexOf(start));
      } else if (theme === 'light' && name === '--accent-bold') {
        set(name, brand.accent);
      } else if (theme === 'light' && name === '--accent' && isGood(brand.accent)) {
        set(name, brand.accent);
      } else {
        const vivid = theme === 'dark' && accents.includes(name) ? mostVivid(start, isGood) : start;
        set(name, lightEnough(vivid, theme, limits[theme][name], isGood));
      }
    }
    for (const name of keptNames) {
      const hex = kept[theme].get(name) ?? '';
      const state = apartFrom(given.accent, inOklch(hex), name);
      set(name, state ? lightEnough(state, theme, undefined, reaches(name, theme)) : hex);
    }
  }
  return palettes;
}

/** The hues in which a state still means what it means: from leaf to sea green, from crimson to orange. */
const stateHues = { '--good': [120, 200], '--bad': [-20, 60] } as const;

/** The smaller angle between two hues. */
const turnBetween = (one: number, other: number) =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** A state in another hue, if visitors could take its own for the accent. A gray is never taken for it. */
function apartFrom(accent: Oklch, state: Oklch, name: keyof typeof stateHues): Oklch | undefined {
  const [own, taken] = [state.h ?? 0, accent.h ?? 0];
  if (accent.c < 0.03 || turnBetween(own, taken) >= 30) return undefined;
  const [from, to] = stateHues[name];
  const [h] = Array.from({ length: to - from + 1 }, (_, step) => from + step)
    .filter((hue) => turnBetween(hue, taken) >= 40)
    .toSorted((one, other) => turnBetween(one, own) - turnBetween(other, own));
  return { ...state, h: h as number };
}

/** The nearest lightness with enough contrast, or the limit: darker on light paper, and so on. */
function lightEnough(
  start: Oklch,
  theme: Theme,
  limit = theme === 'light' ? 0 : 1,
  isGood: (hex: string) => boolean,
): string {
  const step = theme === 'light' ? -0.002 : 0.002;
  for (let l = start.l; theme === 'light' ? l > limit : l < limit; l += step) {
    const hex = hexOf({ ...start, l });
    if (isGood(hex)) return hex;
  }
  return hexOf({ ...start, l: limit });
}

/**
 * A strong red cannot be both light and strong on a screen. Gives the lightness, at most that of the
 * start, at which it keeps most of its chroma and still has enough contrast.
 */
function mostVivid(start: Oklch, isGood: (hex: string) => boolean): Oklch {
  let best = onScreen(start);
  for (let l = start.l; l > 0; l -= 0.01) {
    const color = onScreen({ ...start, l });
    if (!isGood(formatHex(color))) break;
    // A few thousandths more chroma are not worth a darker color.
    if (color.c > best.c + 0.003) best = color;
  }
  return best;
}

/** The pairs of a derived palette without enough contrast, by the brand color that causes them. */
export function findColorProblems(brand: BrandColors, kept: Palettes) {
  const faults = findContrastProblems(derivePalette(brand, kept));
  // Light pages are made from the accent, dark pages and the band from the main color.
  const isOfAccent = ({ theme, on }: ContrastProblem) => theme === 'light' && on !== '--ink-band';
  return {
    accent: faults.filter(isOfAccent),
    main: faults.filter((fault) => !isOfAccent(fault)),
  };
}
