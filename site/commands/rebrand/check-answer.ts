import { faultOf } from '../../checks/content/rules/texts.ts';
import { schemaFindings } from '../../checks/content/schema-problems.ts';
import { type RefusedColor, refusalOf } from './accept-colors.ts';
import type { BrandColors } from './derive-palette.ts';
import type { Palettes } from './model-palette.ts';
import type { Question } from './questions.ts';

/** An answer that can be used, or what is wrong with it. */
export type Checked = { value: unknown } | { fault: string; nearest?: string };

const isBrandColor = (option: string): option is keyof BrandColors =>
  option === 'main' || option === 'accent';

/** Checks an answer as the build would check it in its file. */
export function checkAnswer(question: Question, text: string, kept: Palettes): Checked {
  const { option, schema, read = (it) => it } = question;
  const value = read(text.trim());
  const [finding] = schemaFindings(schema, value);
  if (finding) return { fault: `found ${finding.found}; ${finding.expected}` };
  if (isBrandColor(option)) {
    const refusal = refusalOf(option, String(value), kept);
    if (refusal) return { fault: inWords(refusal), nearest: refusal.nearest };
  } else {
    const fault = faultOf(text.trim());
    if (fault) return { fault: `found ${fault.found}; ${fault.expected}` };
  }
  return { value };
}

function inWords({ given, reason, nearest }: RefusedColor): string {
  return `${given} cannot be used: ${reason}. The nearest color of the same hue that can: ${nearest}`;
}
