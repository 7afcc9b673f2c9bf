import { findTextProblem } from '@website/content-model/checks/content/rules/texts.ts';
import { findSchemaProblems } from '@website/content-model/checks/content/schema-problems.ts';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import { refusalOf } from './accept-colors.ts';
import type { Question } from './questions.ts';

/** The answers that can be used, by the name of the option. */
export type Answers = ReadonlyMap<string, unknown>;

interface Settings {
  questions: readonly Question[];
  /** The answers as typed. */
  options: ReadonlyMap<string, string>;
  /** Whether to take the nearest color for one that cannot be used. */
  nearest: boolean;
  /** The colors that stay. */
  kept: Palettes;
}

type Checked = { value: unknown } | { fault: string; nearest?: string };

/** Checks an answer as the build would check it in its file. */
function check(
  { option, schema, read = (it) => it }: Question,
  text: string,
  kept: Palettes,
): Checked {
  const value = read(text.trim());
  const isColor = option === 'main' || option === 'accent';
  const isText = !isColor && option !== 'logo';
  const [problem = isText ? findTextProblem(text.trim()) : undefined] = findSchemaProblems(
    schema,
    value,
  );
  if (problem) return { fault: `found ${problem.found}; ${problem.expected}` };
  const refusal = isColor ? refusalOf(option, String(value), kept) : undefined;
  if (!refusal) return { value };
  const { reason, nearest } = refusal;
  const given = text.trim() === value ? value : `"${text.trim()}" (${value})`;
  const fault = `${given} is ${reason}. The nearest color that works is ${nearest}`;
  return { fault, nearest };
}

/** All answers, and what is wrong with some of them, each by the name of its option. */
export function collectAnswers(settings: Settings): {
  answers: Answers;
  faults: ReadonlyMap<string, string>;
} {
  const { questions, options, nearest, kept } = settings;
  const faults = new Map<string, string>();
  const answers = new Map<string, unknown>();
  for (const question of questions) {
    const { option, asks, optional } = question;
    const text = options.get(option) ?? question.suggests?.(options);
    if (text === undefined) {
      if (!optional) faults.set(option, `is missing: ${asks}`);
      continue;
    }
    const checked = check(question, text, kept);
    if ('value' in checked) answers.set(option, checked.value);
    else if (checked.nearest && nearest) answers.set(option, checked.nearest);
    else faults.set(option, checked.fault);
  }
  return { answers, faults };
}
