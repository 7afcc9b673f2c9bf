import { z } from 'zod';
import type { Path } from '../checks/content/problem.ts';
import { addDays } from '../lib/dates/add-days.ts';
import { createBlankMark } from '../lib/text/blanks.ts';

type Schema = z.core.$ZodType;

interface FormOptions {
  /** The id of a new entry. */
  id: string;
  /** Returns a number of the form: nobody but the owner can know it. */
  getNumber: (path: Path) => number;
}

/** Something that cannot be added without a file or an address of the owner's. */
class NoFormError extends Error {}

/**
 * The value that an owner begins with when something is added: what its schema requires and nothing else, with null,
 * which is a blank, for each text.
 */
export function createForm(schema: Schema, options: FormOptions, path: Path = []): unknown {
  const start = getStart(schema);
  if (start !== undefined) return start;
  if (schema instanceof z.ZodPipe) return createForm(schema.in, options, path);
  if (isWrapper(schema)) return createForm(schema.unwrap(), options, path);
  if (z.safeParse(schema, createBlankMark(0)).success) return null;
  if (schema instanceof z.ZodObject) {
    const required = Object.entries<Schema>(schema.shape).filter(
      ([, field]) => !z.safeParse(field, undefined).success,
    );
    return Object.fromEntries(
      required.map(([key, field]) => [
        key,
        key === 'id' && getStart(field) === undefined
          ? options.id
          : createForm(field, options, [...path, key]),
      ]),
    );
  }
  if (schema instanceof z.ZodArray)
    return Array.from({ length: getMinLength(schema) }, (_, index) =>
      createForm(schema.element, options, [...path, index]),
    );
  if (schema instanceof z.ZodUnion) return createForm(schema.options[0] as Schema, options, path);
  if (schema instanceof z.ZodNumber) return options.getNumber(path);
  if (schema instanceof z.ZodISODate) return addDays(new Date(), 0);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodRecord) return {};
  throw new NoFormError(`There is no value to begin with: ${path.join('.')}`);
}

/** The paths of the numbers in a form. Undefined if nothing can be added. */
export function listFormNumbers(schema: Schema): Path[] | undefined {
  const paths: Path[] = [];
  const getNumber = (path: Path) => paths.push(path);
  try {
    createForm(schema, { id: 'new', getNumber });
    return paths;
  } catch (error) {
    if (error instanceof NoFormError) return undefined;
    throw error;
  }
}

const getStart = (schema: Schema) => z.globalRegistry.get(schema)?.start;

const isWrapper = (schema: Schema) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

/** The number of entries that a list has to have. */
export function getMinLength({ def }: z.ZodArray): number {
  const limits = (def.checks ?? []).map(({ _zod }) => _zod.def as { minimum?: number });
  return limits.find(({ minimum }) => minimum !== undefined)?.minimum ?? 0;
}
