import { z } from 'astro/zod';
import { type Fault, type Path, shown } from './problem.ts';

type Issue = z.core.$ZodIssue;

type FaultInValue = Fault & { path: Path };

const typeWords: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a plain number, without quotation marks, commas or other signs',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list: lines that begin with a hyphen and a space',
  object: 'must be a group of fields, each on a line of its own',
};

/** What a schema finds wrong with a value, in words for the person who wrote it. */
export function schemaFindings(schema: z.ZodType, value: unknown): FaultInValue[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const { issues } = result.error;
  // A misspelled field is also reported as missing. Keep only the first report, which names the
  // field that was meant.
  const misspelt = issues.filter(({ code }) => code === 'unrecognized_keys');
  return issues
    .filter(
      (issue) => !misspelt.some((other) => issue !== other && isAbsentFrom(issue, other, value)),
    )
    .flatMap((issue) => findingsOf(issue, schema, value));
}

/** Whether an issue only says that a field is missing next to a misspelled one. */
function isAbsentFrom({ path }: Issue, beside: Issue, value: unknown): boolean {
  const parent = path.slice(0, -1);
  return valueAt(value, path as Path) === undefined && parent.join('.') === beside.path.join('.');
}

function findingsOf(issue: Issue, schema: z.ZodType, value: unknown): FaultInValue[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const found = shown(valueAt(value, path));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        found: 'an unknown field',
        expected: `must be ${oneOf(freeNames(schema, value, path))}`,
      }));
    case 'invalid_type':
      return [{ path, found, expected: typeSentence(issue, valueAt(value, path)) }];
    case 'invalid_value':
      return [{ path, found, expected: choiceWords(issue) }];
    case 'too_small':
      return [{ path, found, expected: sizeWords(issue, 'at least', 'above', issue.minimum) }];
    case 'too_big':
      return [{ path, found, expected: sizeWords(issue, 'at most', 'below', issue.maximum) }];
    case 'not_multiple_of':
      return [{ path, found, expected: `must be a multiple of ${issue.divisor}` }];
    case 'invalid_key':
      return [{ path, found: 'an impossible name', expected: sentence(issue.issues[0]?.message) }];
    default:
      return [{ path, found, expected: sentence(issue.message) }];
  }
}

function typeSentence({ expected, message }: z.core.$ZodIssueInvalidType, value: unknown): string {
  const words = message.startsWith('must ') ? message : (typeWords[expected] ?? sentence(message));
  if (expected !== 'string') return words;
  if (typeof value === 'number' || typeof value === 'boolean')
    return `${words}: put it in quotation marks`;
  // "- Languages: English" is a field, and so is {name}.
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return `${words}: with a colon or in braces, put all of it in quotation marks`;
  return words;
}

/** Our schemas' messages begin with "must"; Zod's own are full sentences. */
function sentence(message = 'must be something else'): string {
  return message.startsWith('must ') ? message : `must be different: ${message}`;
}

/** The schema's own message for a limit, or a generated one. */
function sizeWords(
  { message, origin, exact, inclusive }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  limit: string,
  beyond: string,
  size: number | bigint,
): string {
  if (message.startsWith('must ')) return message;
  const count = `${exact ? 'exactly' : inclusive ? limit : beyond} ${size}`;
  return origin === 'array' ? `must be ${count} entries` : `must be ${count}`;
}

/** The schema's own message for a choice, or the choices. */
function choiceWords({ message, values }: z.core.$ZodIssueInvalidValue): string {
  if (message.startsWith('must ')) return message;
  return `must be ${oneOf(values.map((one) => shown(one)))}`;
}

function oneOf(names: readonly string[]): string {
  if (names.length === 0) return 'removed, or first described in site/src/schemas';
  return names.length === 1 ? `${names[0]}` : `one of ${names.join(', ')}`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, part) => (at as Record<string | number, unknown>)?.[part],
    value,
  );
}

/**
 * The fields that an object still must have, or else those that it may have. A misspelled field
 * probably meant one of them.
 */
function freeNames(schema: z.ZodType, value: unknown, path: Path): string[] {
  const present = Object.keys(valueAt(value, path) ?? {});
  const free = Object.entries(shapeAt(schema, path)).filter(([name]) => !present.includes(name));
  const required = free.filter(([, field]) => !(field instanceof z.ZodOptional));
  return (required.length > 0 ? required : free).map(([name]) => name);
}

function shapeAt(schema: z.core.$ZodType | undefined, path: Path): Record<string, unknown> {
  if (schema instanceof z.ZodOptional) return shapeAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return shapeAt(schema.in, path);
  const [next, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    return next === undefined ? schema.shape : shapeAt(schema.shape[next], rest);
  }
  if (schema instanceof z.ZodArray) return shapeAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return shapeAt(schema.valueType, rest);
  if (schema instanceof z.ZodUnion) {
    const shapes = schema.options.map((option) => shapeAt(option, path));
    return Object.assign({}, ...shapes);
  }
  return {};
}
