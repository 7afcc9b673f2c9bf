import { z } from 'zod';
import { findFieldSchemas } from './field-schema.ts';
import { formatValue, type Path, type ProblemText } from './problem.ts';
import { getValueAt } from './walk-content.ts';

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

/** The problems that a schema finds in a value, in words for the person who wrote it. */
export function findSchemaProblems(
  schema: z.ZodType,
  value: unknown,
  result = schema.safeParse(value),
): ValueProblem[] {
  if (result.success) return [];
  const { issues } = result.error;
  // Zod reports a misspelled field twice: as unknown, and under its right name as missing. Keep only the
  // first report, which suggests the right name.
  const misspelledFields = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const name = suggestField(key, schema, value, issue.path as Path);
          return name && [...issue.path, name].join('.');
        })
      : [],
  );
  return issues
    .filter(({ path }) => !misspelledFields.includes(path.join('.')))
    .flatMap((issue) => describeIssue(issue, schema, value));
}

function describeIssue(issue: Issue, schema: z.ZodType, value: unknown): ValueProblem[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const found = formatValue(getValueAt(value, path));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        found: 'an unknown field',
        expected: describeUnknownField(key, schema, value, path),
      }));
    case 'invalid_type':
      return [{ path, found, expected: describeType(issue, getValueAt(value, path)) }];
    case 'invalid_value':
      return [{ path, found, expected: describeChoices(issue) }];
    case 'too_small':
      return [{ path, found, expected: describeSize(issue, 'at least', 'above', issue.minimum) }];
    case 'too_big':
      return [{ path, found, expected: describeSize(issue, 'at most', 'below', issue.maximum) }];
    case 'not_multiple_of':
      return [{ path, found, expected: `must be a multiple of ${issue.divisor}` }];
    case 'invalid_key':
      return [{ path, found: 'an impossible name', expected: addMust(issue.issues[0]?.message) }];
    default:
      return [{ path, found, expected: addMust(issue.message) }];
  }
}

function describeType({ expected, message }: z.core.$ZodIssueInvalidType, value: unknown): string {
  const words = message.startsWith('must ') ? message : (typeWords[expected] ?? addMust(message));
  if (expected !== 'string') return words;
  if (typeof value === 'number' || typeof value === 'boolean')
    return `${words}: put it in quotation marks`;
  // YAML reads "- Languages: English" and {name} as fields.
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return `${words}: with a colon or in braces, put all of it in quotation marks`;
  return words;
}

/** The messages of our schemas begin with "must". Those of Zod are full sentences. */
function addMust(message = 'must be something else'): string {
  return message.startsWith('must ') ? message : `must be different: ${message}`;
}

/** The schema's own message for a limit, or a generated one. */
function describeSize(
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
function describeChoices({ message, values }: z.core.$ZodIssueInvalidValue): string {
  if (message.startsWith('must ')) return message;
  const choices = values.map((choice) => formatValue(choice));
  return choices.length === 1 ? `must be ${choices[0]}` : `must be one of ${choices.join(', ')}`;
}

/** The field whose name somebody probably misspelled. */
function suggestField(
  key: string,
  schema: z.ZodType,
  value: unknown,
  path: Path,
): string | undefined {
  const present = Object.keys(getValueAt(value, path) ?? {});
  return Object.keys(getShape(schema, path)).find(
    (name) =>
      !present.includes(name) &&
      isNear(key.toLowerCase(), name.toLowerCase(), Math.max(1, name.length / 4)),
  );
}

function describeUnknownField(key: string, schema: z.ZodType, value: unknown, path: Path): string {
  const suggestion = suggestField(key, schema, value, path);
  if (suggestion !== undefined) return `must be ${suggestion}`;
  const names = Object.keys(getShape(schema, path));
  return `must be removed: there is no such field here, only ${names.join(', ')}`;
}

/** Whether two names are within an edit distance that counts two swapped letters as one edit. */
function isNear(name: string, otherName: string, maxEdits: number): boolean {
  if (name === otherName || maxEdits < 1) return name === otherName;
  const firstDifference = [...name].findIndex((letter, index) => letter !== otherName[index]);
  const start = firstDifference === -1 ? name.length : firstDifference;
  const a = name.slice(start);
  const b = otherName.slice(start);
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(a.slice(1), b, maxEdits - 1) ||
    isNear(a, b.slice(1), maxEdits - 1) ||
    isNear(a.slice(1), b.slice(1), maxEdits - 1) ||
    (isSwap && isNear(a.slice(2), b.slice(2), maxEdits - 1))
  );
}

/** The fields that a schema has at a path. */
const getShape = (schema: z.ZodType, path: Path): Record<string, unknown> =>
  Object.assign(
    {},
    ...findFieldSchemas(schema, path).map((field) =>
      field instanceof z.ZodObject ? field.shape : {},
    ),
  );
