import { faultOf } from '@website/content-model/checks/content/rules/texts.ts';
import { schemaFindings } from '@website/content-model/checks/content/schema-problems.ts';
import { refusalOf } from './accept-colors.ts';
import type { Palettes } from './model-palette.ts';
import type { Question } from './questions.ts';

/** The answers that can be used, by the name of the option. */
export type Answers = ReadonlyMap<string, unknown>;

interface Settings {
  questions: readonly Question[];
  /** The options of the command, as typed. */
  options: ReadonlyMap<string, string>;
  /** Whether to take the nearest color for one that cannot be used. */
  nearest: boolean;
  /** Asks a person. Without it, options must answer what is required. */
  ask: ((question: string) => Promise<string>) | undefined;
  say: (text: string) => void;
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
  const [problem = isText ? faultOf(text.trim()) : undefined] = schemaFindings(schema, value);
  if (problem) return { fault: `found ${problem.found}; ${problem.expected}` };
  const refusal = isColor ? refusalOf(option, String(value), kept) : undefined;
  if (!refusal) return { value };
  const { reason, nearest } = refusal;
  const given = text.trim() === value ? value : `"${text.trim()}" (${value})`;
  const fault = `${given} cannot be used: ${reason}. The nearest color of the same hue that can: ${nearest}`;
  return { fault, nearest };
}

/** All answers, or what is wrong with the options. */
export async function collectAnswers(
  settings: Settings,
): Promise<{ answers: Answers } | { faults: string[] }> {
  const { questions, options, nearest, ask, say, kept } = settings;
  const faults: string[] = [];
  const answers = new Map<string, unknown>();
  const texts = new Map(options);
  // Whoever has given everything that is required by options wants no questions.
  const isComplete = questions.every(({ option, optional }) => optional || options.has(option));

  for (const question of questions) {
    const { option, asks, optional } = question;
    const given = options.get(option);
    if (given !== undefined) {
      const checked = check(question, given, kept);
      if ('value' in checked) answers.set(option, checked.value);
      else if (checked.nearest && nearest) answers.set(option, checked.nearest);
      else {
        const { fault, nearest: color } = checked;
        const hint = color ? ` (use --${option} "${color}", or --nearest to accept it)` : '';
        faults.push(`--${option}: ${fault}${hint}`);
      }
      continue;
    }
    let suggestion = await question.suggests?.(texts);
    if (!ask || isComplete) {
      const hint = options.has('logo') && suggestion ? ` (your logo suggests ${suggestion})` : '';
      if (!optional) faults.push(`--${option} is missing: ${asks}${hint}`);
      continue;
    }
    while (!answers.has(option)) {
      const enter = suggestion && `Enter for ${suggestion}`;
      const none = optional && (suggestion ? '- if you have none' : 'leave empty if you have none');
      const note = [enter, none].filter(Boolean).join(', ');
      const typed = (await ask(`${asks}${note && ` (${note})`}: `)).trim();
      if (optional && (typed === '-' || (typed === '' && !suggestion))) break;
      const text = typed || suggestion || '';
      const checked = check(question, text, kept);
      if ('value' in checked) {
        answers.set(option, checked.value);
        texts.set(option, text);
      } else {
        say(checked.fault);
        suggestion = checked.nearest ?? suggestion;
      }
    }
  }
  return faults.length > 0 ? { faults } : { answers };
}
