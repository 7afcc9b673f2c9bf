import { z } from 'zod';
import type { Path } from './problem.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** What belongs in the field, if the description says something else. */
    hint?: string;
    /** What somebody could write there. */
    example?: string;
    /** What an added entry begins with where a blank is impossible. */
    start?: unknown;
  }
}

type Schema = z.core.$ZodType;

/** A schema and those inside its wrappers, the outermost first. A union has several. */
function unwrapSchema(schema: Schema): Schema[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return [schema, ...unwrapSchema(schema.unwrap())];
  if (schema instanceof z.ZodPipe) return [schema, ...unwrapSchema(schema.in)];
  if (schema instanceof z.ZodUnion) return [schema, ...schema.options.flatMap(unwrapSchema)];
  return [schema];
}

function getChildSchemas(schema: Schema, key: string | number): Schema[] {
  if (schema instanceof z.ZodObject) return key in schema.shape ? [schema.shape[key]] : [];
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  return [];
}

/** The schemas of a field, with those inside their wrappers. */
export const findFieldSchemas = (schema: Schema, path: Path): Schema[] =>
  path.reduce(
    (found, key) => found.flatMap((parent) => getChildSchemas(parent, key)).flatMap(unwrapSchema),
    unwrapSchema(schema),
  );

/** What belongs in a field, with an example. An entry of a list may be described at its list. */
export function findHint(schema: Schema, path: Path): string {
  const metas = findFieldSchemas(schema, path).map((field) => z.globalRegistry.get(field) ?? {});
  const { hint = metas.find(({ description }) => description !== undefined)?.description } =
    metas.find((meta) => meta.hint !== undefined) ?? {};
  const example = metas.find((meta) => meta.example !== undefined)?.example;
  if (hint === undefined)
    return typeof path.at(-1) === 'number' ? findHint(schema, path.slice(0, -1)) : '';
  return example === undefined ? hint : `${hint} For example: “${example}”`;
}
