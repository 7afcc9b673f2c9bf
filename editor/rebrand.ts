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
 *   --dry-run   prints the two files instead of writing them
 *   --help      lists all options
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { colorProblems } from '@website/content-model/checks/colors/color-problems.ts';
import { checkContent } from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { problemLine } from '@website/content-model/checks/content/problem.ts';
import { inspectPicture } from '@website/content-model/checks/pictures/inspect-picture.ts';
import {
  colorsFile,
  companyFolder,
  contentFolder,
  sampleFolder,
  shownPath,
} from '@website/content-model/company.ts';
import { themeColors } from '@website/content-model/lib/colors/theme-colors.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import { collectAnswers } from './rebrand/collect-answers.ts';
import { derivePalette } from './rebrand/derive-palette.ts';
import { folderName } from './rebrand/folder-name.ts';
import { newFigure } from './rebrand/new-figure.ts';
import { logoName, newColors, newSite } from './rebrand/new-site.ts';
import { questions } from './rebrand/questions.ts';

function stop(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

const help = questions
  .map(({ option, asks, optional }) => {
    return `  --${option.padEnd(15)} ${asks}${optional ? ' (optional)' : ''}`;
  })
  .join('\n');

function readOptions() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: {
        nearest: flag,
        'dry-run': flag,
        help: flag,
        ...Object.fromEntries(questions.map(({ option }) => [option, text])),
      },
    }).values;
  } catch (error) {
    return stop(`${(error as Error).message}\n`, help);
  }
}

const { nearest = false, 'dry-run': dryRun, help: wantsHelp, ...given } = readOptions();
if (wantsHelp) {
  console.log(help);
  process.exit();
}

const site = readFileSync(resolve(contentFolder, 'site.yaml'), 'utf8');
const colors = readFileSync(colorsFile, 'utf8');
const kept = themeColors(colors);
/** Where the two brand colors are used exactly as they were given. */
const brand = {
  main: kept.dark.get('--ink-band') ?? '',
  accent: kept.light.get('--accent-bold') ?? '',
};
const names = Object.keys(given);
const onlyColors = names.length > 0 && names.every((name) => name in brand);
if (onlyColors && companyFolder === sampleFolder) {
  stop('The sample keeps its colors. Run "npm run rebrand" first: it makes your own company.');
}

const isNew = companyFolder === sampleFolder;

const dialog = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
// Unlike `dialog.question`, this keeps lines that were pasted ahead of their question.
const lines = dialog?.[Symbol.asyncIterator]();

async function ask(question: string): Promise<string> {
  dialog?.setPrompt(question);
  dialog?.prompt();
  const next = await lines?.next();
  // Ctrl-C or Ctrl-D.
  return next && !next.done ? next.value : stop('\nNothing was written.');
}

const result = await collectAnswers({
  questions: questions.filter(({ option }) => {
    // The owner of a company may have words for its figure.
    if (option === 'figure' && !isNew) return 'figure' in given;
    return !onlyColors || option in brand;
  }),
  options: new Map(Object.entries({ ...(onlyColors && brand), ...(given as typeof brand) })),
  nearest,
  ask: dialog && ask,
  say: console.log,
  kept,
});
dialog?.close();
if ('faults' in result) stop(...result.faults);

const { answers } = result;
const answer = (option: string) => String(answers.get(option));
const logo = answers.has('logo') ? answer('logo') : undefined;
const inspected = logo === undefined ? undefined : await inspectPicture(logo, 'logo');
if (inspected && 'fault' in inspected) {
  stop(`${logo}: found ${inspected.fault.found}; ${inspected.fault.expected}`);
}
const palettes = derivePalette({ main: answer('main'), accent: answer('accent') }, kept);
const after = {
  'content/site.yaml': onlyColors ? site : newSite(site, answers, getBuildDate()),
  'colors.css': newColors(colors, palettes),
};
const files = readContentFiles(contentFolder);
const figure = answers.get('figure') ?? (isNew ? 'gears' : undefined);
const withFigure = figure === undefined ? new Map() : newFigure(files, `${figure}`);
const content = checkContent(
  new Map([...files, ...withFigure, ['site.yaml', after['content/site.yaml']]]),
);
const problems = [
  ...('problems' in content ? content.problems : []),
  ...colorProblems(after['colors.css']),
];
if (problems.length > 0) stop(...problems.map(problemLine));

if (dryRun) {
  for (const [name, text] of Object.entries(after)) console.log(`--- ${name}\n${text}`);
  console.log('Nothing was written.');
} else {
  const folder = isNew ? copySample(answer('name')) : companyFolder;
  for (const [name, text] of Object.entries(after)) writeFileSync(resolve(folder, name), text);
  for (const [name, text] of withFigure) writeFileSync(resolve(folder, 'content', name), text);
  if (logo !== undefined) cpSync(logo, resolve(folder, 'pictures', logoName(logo)));
  console.log(`Your company is in ${shownPath(folder)}. Next:
  npm run edit            look at the site, and change it in the page
  ${shownPath(folder)}/content/site.yaml: read it, add what is missing, then set "sample" to false
  npm run launch-check    lists what is still sample or placeholder`);
}

/** Makes a folder for the company from the sample, and chooses it in company.json. */
function copySample(name: string): string {
  const project = resolve(import.meta.dirname, '..');
  const slug = folderName(name);
  const folder = resolve(project, 'companies', slug);
  if (existsSync(folder)) {
    stop(`companies/${slug} is there already: move it away, or name it in company.json.`);
  }
  cpSync(sampleFolder, folder, { recursive: true });
  writeFileSync(resolve(project, 'company.json'), `{ "company": "companies/${slug}" }\n`);
  return folder;
}
