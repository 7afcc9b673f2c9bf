import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * The vocabulary of schema.org as schema-dts writes it: for each type an interface with the
 * properties ("OfferBase") and one with the name ("OfferLeaf"), and a union of its subtypes.
 */
const source = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts')).replace(/js$/, 'd.ts'),
  'utf8',
);

interface Interface {
  parents: string[];
  /** The names of the types that each property takes. */
  properties: Map<string, string[]>;
}

function readInterfaces(): Map<string, Interface> {
  const blocks = source.matchAll(/interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms);
  return new Map(
    Array.from(blocks, ([, name = '', parents = '', body = '']) => {
      const properties = body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;/gm);
      return [
        name,
        {
          parents: parents.split(', '),
          properties: new Map(
            Array.from(properties, ([, property = '', types = '']) => [
              property,
              types.split(' | '),
            ]),
          ),
        },
      ];
    }),
  );
}

const interfaces = readInterfaces();
const unions = new Map(
  Array.from(source.matchAll(/^export type (\w+) = (.+);/gm), ([, name = '', parts = '']) => [
    name,
    parts.split(' | '),
  ]),
);
const deprecated = new Set(
  Array.from(source.matchAll(/@deprecated[^\n]*\n\s*\*\/\s+"(\w+)"/g), ([, name = '']) => name),
);

function typesFor(property: string, owner: string): string[] | undefined {
  const found = interfaces.get(owner);
  return (
    found?.properties.get(property) ??
    found?.parents.map((parent) => typesFor(property, parent)).find((types) => types !== undefined)
  );
}

const isKindOf = (type: string, ancestor: string): boolean =>
  type === ancestor ||
  (unions.get(ancestor) ?? []).some((part) => part !== ancestor && isKindOf(type, part));

/** What a text must look like to be of a data type. */
const texts: Record<string, RegExp> = {
  Text: /./,
  URL: /^https:\/\/\S+$/,
  Date: /^\d{4}(-\d{2}-\d{2})?$/,
  Duration: /^P(?=.)(\d+D)?(T(\d+H)?(\d+M)?)?$/,
  Number: /^\d+(\.\d+)?$/,
};

function problemsOfValue(value: unknown, types: readonly string[], path: string): string[] {
  if (typeof value === 'number') {
    return types.some((type) => isKindOf('Integer', type)) ? [] : [`${path}: no number`];
  }
  if (typeof value === 'string') {
    return types.some((type) => texts[type]?.test(value)) ? [] : [`${path}: no "${value}"`];
  }
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  if (type === undefined) {
    const isReference = Object.keys(rest).join() === '@id' && types.includes('IdReference');
    return isReference ? [] : [`${path}: no type`];
  }
  const fits = types.some((wanted) => isKindOf(String(type), wanted));
  return [...(fits ? [] : [`${path}: no ${type}`]), ...problemsOf(value as object, path)];
}

/** What is wrong with a thing: an unknown type or property, or a value that it cannot have. */
export function problemsOf(thing: object, path = ''): string[] {
  const { '@type': type, '@id': _, ...properties } = thing as Record<string, unknown>;
  const here = `${path}${path && '.'}${type}`;
  if (!interfaces.has(`${type}Leaf`)) return [`${here}: no such type`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const types = typesFor(name, `${type}Leaf`);
    if (!types) return [`${here}.${name}: no such property`];
    if (deprecated.has(name)) return [`${here}.${name}: deprecated`];
    return [value].flat().flatMap((each) => problemsOfValue(each, types, `${here}.${name}`));
  });
}
