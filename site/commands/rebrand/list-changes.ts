import { parse } from 'yaml';
import { themeColors } from '../../src/lib/colors/theme-colors.ts';

/** Every value by its place: "email.general" → "hello@company.com". */
function flat(value: unknown, place = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[place, String(value)]];
  return Object.entries(value).flatMap(([key, part]) =>
    flat(part, place === '' ? key : `${place}.${Array.isArray(value) ? Number(key) + 1 : key}`),
  );
}

function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'not set'} → ${after.get(name) ?? 'not set'}`);
}

/** The fields of site.yaml that change, one in a line. */
export function changedFields(before: string, after: string): string[] {
  return changes(new Map(flat(parse(before))), new Map(flat(parse(after))));
}

/** The colors that change: the light one and the dark one. */
export function changedColors(before: string, after: string): string[] {
  const pairs = (tokens: string) => {
    const { light, dark } = themeColors(tokens);
    return new Map([...light].map(([name, color]) => [name, `${color} ${dark.get(name)}`]));
  };
  return changes(pairs(before), pairs(after));
}
