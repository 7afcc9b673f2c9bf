import { checkAnswer } from './check-answer.ts';
import type { Palettes } from './model-palette.ts';
import { questions as all, type Question } from './questions.ts';

/** The answers that can be used, by the name of the option. */
export type Answers = ReadonlyMap<string, unknown>;

export interface Settings {
  /** What to ask for: everything, or only the colors. */
  questions?: readonly Question[];
  /** The options of the command, as typed. */
  options: ReadonlyMap<string, string>;
  /** Whether to take the nearest color for one that cannot be used. */
  nearest: boolean;
  /** Asks a person and gives what was typed. Without it, options must answer what is required. */
  ask: ((question: string) => Promise<string>) | undefined;
  say: (text: string) => void;
  /** The colors that stay. */
  kept: Palettes;
}

/** All answers, or what is wrong with the options. */
export async function collectAnswers(
  settings: Settings,
): Promise<{ answers: Answers } | { faults: string[] }> {
  const { questions = all, options, nearest, ask, kept } = settings;
  const faults: string[] = [];
  const answers = new Map<string, unknown>();
  const texts = new Map<string, string>();
  // Whoever has given everything that is required by options wants no questions.
  const isComplete = questions.every(({ option, optional }) => optional || options.has(option));

  for (const question of questions) {
    const { option, optional } = question;
    const text = options.get(option);
    if (text !== undefined) {
      const checked = checkAnswer(question, text, kept);
      if ('value' in checked) answers.set(option, checked.value);
      else if (checked.nearest && nearest) answers.set(option, checked.nearest);
      else faults.push(`--${option}: ${checked.fault}${hint(option, checked.nearest)}`);
      texts.set(option, text);
    } else if (ask && !isComplete) {
      const answer = await askFor(question, texts, { ...settings, ask });
      if (answer) {
        answers.set(option, answer.value);
        texts.set(option, answer.text);
      }
    } else if (!optional) faults.push(`--${option} is missing: ${question.asks}`);
  }
  return faults.length > 0 ? { faults } : { answers };
}

const hint = (option: string, nearest: string | undefined) =>
  nearest ? ` (use --${option} "${nearest}", or --nearest to accept it)` : '';

/** Asks until the answer can be used. Gives nothing for an optional one that stays open. */
async function askFor(
  question: Question,
  texts: ReadonlyMap<string, string>,
  { ask, say, kept }: Settings & { ask: NonNullable<Settings['ask']> },
): Promise<{ text: string; value: unknown } | undefined> {
  let suggestion = question.suggests?.(texts);
  const empty = () => {
    if (suggestion === undefined) return question.optional ? 'leave empty if you have none' : '';
    return `Enter for ${suggestion}${question.optional ? ', - if you have none' : ''}`;
  };
  for (;;) {
    const note = empty();
    const typed = (await ask(`${question.asks}${note && ` (${note})`}: `)).trim();
    if (question.optional && (typed === '-' || (typed === '' && suggestion === undefined))) {
      return undefined;
    }
    const text = typed || suggestion || '';
    const checked = checkAnswer(question, text, kept);
    if ('value' in checked) return { text, value: checked.value };
    say(checked.fault);
    if (checked.nearest) suggestion = checked.nearest;
  }
}
