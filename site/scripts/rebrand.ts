/**
 * `npm run rebrand` turns the site into another company's. It asks for what it needs, or takes it
 * from options, and writes two files: src/content/site.yaml and src/styles/tokens.css. See
 * docs/rebrand.md.
 *
 *   npm run rebrand -- --name 'Company' --domain company.com … --main '#141b2a' --accent '#8a5a16'
 *
 * With no other option than --main or --accent, it changes only the colors.
 *
 *   --nearest   takes the nearest color for one that cannot be used
 *   --dry-run   writes nothing, and lists what would change
 *   --help      lists all options
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { problemsOf } from '../build/rebrand/check-result.ts';
import { collectAnswers } from '../build/rebrand/collect-answers.ts';
import { derivePalette } from '../build/rebrand/derive-palette.ts';
import { changedColors, changedFields } from '../build/rebrand/list-changes.ts';
import { newSite } from '../build/rebrand/new-site.ts';
import { newTokens } from '../build/rebrand/new-tokens.ts';
import { questions } from '../build/rebrand/questions.ts';
import { themeColors } from '../src/lib/colors/theme-colors.ts';
import { getBuildDate } from '../src/lib/dates/build-date.ts';

const files = {
  site: resolve(import.meta.dirname, '../src/content/site.yaml'),
  tokens: resolve(import.meta.dirname, '../src/styles/tokens.css'),
};

function options() {
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' } as const])),
        nearest: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    console.error(`${(error as Error).message}\n`);
    return { help: true, wrong: true };
  }
}

const { nearest, 'dry-run': dryRun, help, wrong, ...given } = options() as Record<string, unknown>;
if (help) {
  for (const { option, asks, optional } of questions) {
    console.log(`  --${option.padEnd(15)} ${asks}${optional ? ' (optional)' : ''}`);
  }
  process.exit(wrong ? 1 : 0);
}

const before = {
  site: readFileSync(files.site, 'utf8'),
  tokens: readFileSync(files.tokens, 'utf8'),
};
const kept = themeColors(before.tokens);
const dialog = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
// Unlike `dialog.question`, this keeps lines that were pasted ahead of their question.
const lines = dialog?.[Symbol.asyncIterator]();

async function ask(question: string): Promise<string> {
  dialog?.setPrompt(question);
  dialog?.prompt();
  const next = await lines?.next();
  if (next && !next.done) return next.value;
  // Ctrl-C or Ctrl-D.
  console.log('\nNothing was written.');
  process.exit(1);
}

/** Where the two brand colors are used exactly as they were given. */
const brand = {
  main: kept.dark.get('--ink-band') ?? '',
  accent: kept.light.get('--accent-bold') ?? '',
};
const names = Object.keys(given);
const onlyColors = names.length > 0 && names.every((name) => name in brand);

const result = await collectAnswers({
  ...(onlyColors && { questions: questions.filter(({ option }) => option in brand) }),
  options: new Map(
    Object.entries({ ...(onlyColors && brand), ...(given as Record<string, string>) }),
  ),
  nearest: nearest === true,
  ask: dialog && ask,
  say: console.log,
  kept,
});
dialog?.close();
if ('faults' in result) {
  console.error(result.faults.join('\n'));
  process.exit(1);
}

const { answers } = result;
const palettes = derivePalette(
  { main: String(answers.get('main')), accent: String(answers.get('accent')) },
  kept,
);
const after = {
  site: onlyColors ? before.site : newSite(before.site, answers, getBuildDate()),
  tokens: newTokens(before.tokens, palettes),
};
const problems = problemsOf(after);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
if (!onlyColors) console.log(['site.yaml', ...changedFields(before.site, after.site)].join('\n  '));
console.log(['tokens.css', ...changedColors(before.tokens, after.tokens)].join('\n  '));
if (dryRun) {
  console.log('\nNothing was written.');
} else {
  writeFileSync(files.site, after.site);
  writeFileSync(files.tokens, after.tokens);
}
if (!dryRun && !onlyColors) {
  console.log(
    [
      '\nBoth files are written. Next:',
      '  npm run dev             look at the site',
      '  site/src/content/site.yaml: read it, fill in what is not set, then set "sample" to false',
      '  npm run launch-check    lists what is still sample or placeholder',
    ].join('\n'),
  );
}
