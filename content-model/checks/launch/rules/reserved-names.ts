import type { Content } from '../../../collections.ts';
import { shown } from '../../content/problem.ts';
import { allTexts } from '../../content/rules/texts.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Names that nobody can own (RFC 2606, RFC 6761 and RFC 6762). */
const reservedName =
  /(?<![\w.-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost|local|internal)|example\.(?:com|net|org))(?![\w-]|\.\w)/i;

/** The first name in a text that is reserved for examples and tests. */
export function reservedNameIn(text: string): string | undefined {
  return reservedName.exec(text)?.[0];
}

/** 555-0100 to 555-0199 of North America, which films and examples use. */
function isInventedNumber(phone: string): boolean {
  return /^1\d{3}55501\d{2}$/.test(phone.replaceAll(/\D/g, ''));
}

/** Code that a reader copies: in it, an invented address is an example. */
const code: readonly (keyof Content)[] = ['openApi', 'sdks'];

/** Domains, addresses and phone numbers that reach nobody. */
export function* reservedNameRules(content: Content): Generator<FoundProblem> {
  const problem = { kind: 'reserved-name', severity: 'blocker' } as const;
  for (const { at, text } of allTexts(content)) {
    if (!code.includes(at[0]) && reservedNameIn(text) !== undefined)
      yield { ...problem, at, found: shown(text) };
  }
  const { phone } = content.site;
  if (phone !== undefined && isInventedNumber(phone))
    yield { ...problem, at: ['site', 'phone'], found: shown(phone) };
}
