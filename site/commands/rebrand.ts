/**
 * `npm run rebrand` makes a folder for your company: a copy of the sample with your own site.yaml and
 * colors.css. From then on it changes these two files. It asks for what it needs, or takes it from
 * options. See docs/owners.md.
 *
 *   npm run rebrand -- --name 'Company' --domain company.com … --main '#141b2a' --accent '#8a5a16'
 *
 * With no other option than --main or --accent, it changes only the colors.
 *
 *   --nearest   takes the nearest color for one that cannot be used
 *   --dry-run   writes nothing, and lists what would change
 *   --help      lists all options
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { colorsFile, companyFolder, contentFolder, sampleFolder, shownPath } from '../company.ts';
import { themeColors } from '../src/lib/colors/theme-colors.ts';
import { getBuildDate } from '../src/lib/dates/build-date.ts';
import { problemsOf } from './rebrand/check-result.ts';
import { collectAnswers } from './rebrand/collect-answers.ts';
import { derivePalette } from './rebrand/derive-palette.ts';
import { folderName } from './rebrand/folder-name.ts';
import { changedColors, changedFields } from './rebrand/list-changes.ts';
import { newColors } from './rebrand/new-colors.ts';
import { newSite } from './rebrand/new-site.ts';
import { questions } from './rebrand/questions.ts';

const project = resolve(import.meta.dirname, '../..');

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
  site: readFileSync(resolve(contentFolder, 'site.yaml'), 'utf8'),
  colors: readFileSync(colorsFile, 'utf8'),
};
const kept = themeColors(before.colors);
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

if (onlyColors && companyFolder === sampleFolder) {
  console.error(
    'The sample keeps its colors. Run "npm run rebrand" first: it makes your own company.',
  );
  process.exit(1);
}

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
  colors: newColors(before.colors, palettes),
};
const problems = problemsOf(after);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
if (!onlyColors) console.log(['site.yaml', ...changedFields(before.site, after.site)].join('\n  '));
console.log(['colors.css', ...changedColors(before.colors, after.colors)].join('\n  '));
if (dryRun) {
  console.log('\nNothing was written.');
} else {
  const folder =
    companyFolder === sampleFolder ? copySample(String(answers.get('name'))) : companyFolder;
  writeFileSync(resolve(folder, 'content/site.yaml'), after.site);
  writeFileSync(resolve(folder, 'colors.css'), after.colors);
  console.log(
    [
      `\nYour company is in ${shownPath(folder)}. Next:`,
      '  npm run dev             look at the site',
      `  ${shownPath(folder)}/content/site.yaml: read it, fill in what is not set, then set "sample" to false`,
      '  npm run launch-check    lists what is still sample or placeholder',
    ].join('\n'),
  );
}

/** Makes a folder for the company from the sample, and chooses it in company.json. */
function copySample(name: string): string {
  const slug = folderName(name);
  const folder = resolve(project, 'companies', slug);
  if (existsSync(folder)) {
    console.error(`companies/${slug} is there already: move it away, or name it in company.json.`);
    process.exit(1);
  }
  cpSync(sampleFolder, folder, { recursive: true });
  writeFileSync(resolve(project, 'company.json'), `{ "company": "companies/${slug}" }\n`);
  return folder;
}
