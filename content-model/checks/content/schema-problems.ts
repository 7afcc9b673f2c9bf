import { z } from 'zod';
import { type Path, type ProblemText, shown } from './problem.ts';

type Issue = z.core.$ZodIssue;

type ValueProblem = ProblemText & { path: Path };

const typeWords: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a plain number, without quotation marks, commas or other signs',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list: lines that begin with a hyphen and a space',
  object: 'must be a group of fields, each on a line of its own',
};

/** What a schema finds wrong with a value, in words for the person who wrote it. */
export function findSchemaProblems(
  schema: z.ZodType,
  value: unknown,
  result = schema.safeParse(value),
): ValueProblem[] {
  if (result.success) return [];
  const { issues } = result.error;
  // A misspelled field is also reported as missing. Keep only the first report, which names the
  // field that was meant.
  const meant = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const name = meantBy(key, schema, value, issue.path as Path);
          return name && [...issue.path, name].join('.');
        })
      : [],
  );
  return issues
    .filter(({ path }) => !meant.includes(path.join('.')))
    .flatMap((issue) => describeIssue(issue, schema, value));
}

function describeIssue(issue: Issue, schema: z.ZodType, value: unknown): ValueProblem[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const found = shown(valueAt(value, path));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        found: 'an unknown field',
        expected: unknownFieldWords(key, schema, value, path),
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
  return names.length === 1 ? `${names[0]}` : `one of ${names.join(', ')}`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, part) => (at as Record<string | number, unknown>)?.[part],
    value,
  );
}

/** The field that a misspelled one probably meant. */
function meantBy(key: string, schema: z.ZodType, value: unknown, path: Path): string | undefined {
  const present = Object.keys(valueAt(value, path) ?? {});
  return Object.keys(shapeAt(schema, path)).find(
    (name) =>
      !present.includes(name) &&
      isNear(key.toLowerCase(), name.toLowerCase(), Math.max(1, name.length / 4)),
  );
}

function unknownFieldWords(key: string, schema: z.ZodType, value: unknown, path: Path): string {
  const meant = meantBy(key, schema, value, path);
  if (meant !== undefined) return `must be ${meant}`;
  const names = Object.keys(shapeAt(schema, path));
  return `must be removed: there is no such field here, only ${names.join(', ')}`;
}

/** Whether few edits, each of one letter or of two that are swapped, make one name of the other. */
function isNear(one: string, other: string, edits: number): boolean {
  if (one === other || edits < 1) return one === other;
  const from = [...one].findIndex((letter, index) => letter !== other[index]);
  const [a, b] = [one, other].map((name) => name.slice(from === -1 ? one.length : from));
  if (a === undefined || b === undefined) return false;
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(a.slice(1), b, edits - 1) ||
    isNear(a, b.slice(1), edits - 1) ||
    isNear(a.slice(1), b.slice(1), edits - 1) ||
    (isSwap && isNear(a.slice(2), b.slice(2), edits - 1))
  );
}

function shapeAt(schema: z.core.$ZodType | undefined, path: Path): Record<string, unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return shapeAt(schema.unwrap(), path);
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
