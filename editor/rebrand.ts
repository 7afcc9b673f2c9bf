/**
 * `npm run rebrand` makes a folder for your company: a copy of the sample with your own site.yaml and
 * colors.yaml. From then on it changes these two files. `npm start` asks
 * the same in the browser. See docs/files.md.
 *
 *   npm run rebrand -- --name 'Company' --domain company.com … --main '#141b2a' --accent '#8a5a16'
 *
 * With no other option than --main or --accent, it changes only the colors.
 *
 *   --nearest   takes the nearest color for one that cannot be used
 *   --dry-run   prints the two files instead of writing them
 *   --help      lists all options
 */
import { parseArgs } from 'node:util';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { companyFolder, formatPath, sampleFolder } from '@website/content-model/company.ts';
import { newCompany, writeCompany } from './rebrand/make-company.ts';
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

const kept = loadColors();
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

const options = new Map(Object.entries({ ...(onlyColors && brand), ...(given as typeof brand) }));
const made = await newCompany(options, nearest, onlyColors);
if ('faults' in made)
  stop(
    ...Array.from(made.faults, ([option, fault]) => {
      const [color] = /(?<=that can: )#\w+$/.exec(fault) ?? [];
      const hint = color ? ` (use --${option} "${color}", or --nearest to accept it)` : '';
      return `${option && `--${option}`}${fault.startsWith('is missing') ? ' ' : ': '}${fault}${hint}`;
    }),
  );

if (dryRun) {
  for (const name of ['content/site.yaml', 'colors.yaml'])
    console.log(`--- ${name}\n${made.texts.get(name)}`);
  console.log('Nothing was written.');
} else {
  const folder = writeCompany(made);
  console.log(`Your company is in ${formatPath(folder)}. Next:
  npm start               look at the site, and change it in the page
  ${formatPath(folder)}/content/site.yaml: read it, add what is missing, then set "sample" to false
  npm run launch-check    lists what is still sample or placeholder`);
}
