import type { Content } from '../../../collections.ts';
import { formatValue } from '../../content/problem.ts';
import { listContentTexts } from '../../content/rules/texts.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Names that nobody can own (RFC 2606, RFC 6761 and RFC 6762). */
const reservedName =
  /(?<![\w.-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost|local|internal)|example\.(?:com|net|org))(?![\w-]|\.\w)/i;

/** The first name in a text that is reserved for examples and tests. */
export function matchReservedName(text: string): string | undefined {
  return reservedName.exec(text)?.[0];
}

/** Whether it is one of the numbers 555-0100 to 555-0199, which North America reserves for fiction. */
function isInventedNumber(phone: string): boolean {
  return /^1\d{3}55501\d{2}$/.test(phone.replaceAll(/\D/g, ''));
}

/** In code that visitors copy, a reserved name is only an example. */
const codeCollections: readonly (keyof Content)[] = ['openApi', 'sdks'];

/** Domains, addresses and phone numbers that reach nobody. */
export function* findReservedNames(content: Content): Generator<FoundProblem> {
  const problem = { kind: 'reserved-name', severity: 'blocker' } as const;
  for (const { path, text } of listContentTexts(content)) {
    if (!codeCollections.includes(path[0]) && matchReservedName(text) !== undefined)
      yield { ...problem, at: path, found: formatValue(text) };
  }
  const { phone } = content.site;
  if (phone !== undefined && isInventedNumber(phone))
    yield { ...problem, at: ['site', 'phone'], found: formatValue(phone) };
}
