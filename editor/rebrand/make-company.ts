import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findColorProblems } from '@website/content-model/checks/colors/color-problems.ts';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { checkContent } from '@website/content-model/checks/content/check-content.ts';
import {
  decodeText,
  readContentFiles,
} from '@website/content-model/checks/content/content-files.ts';
import { formatProblem } from '@website/content-model/checks/content/problem.ts';
import { inspectPicture } from '@website/content-model/checks/pictures/inspect-picture.ts';
import {
  colorsFile,
  companyFolder,
  contentFolder,
  project,
  sampleFolder,
} from '@website/content-model/company.ts';
import { Refusal } from '../refusal.ts';
import { collectAnswers } from './collect-answers.ts';
import { derivePalette } from './derive-palette.ts';
import { folderName } from './folder-name.ts';
import { newFigure, withoutPlanets } from './new-figure.ts';
import { logoName, newColors, newSite } from './new-site.ts';
import { questions } from './questions.ts';

/** A company that is not written yet: its texts by their paths, and where its logo is now. */
interface NewCompany {
  name: string;
  texts: ReadonlyMap<string, string>;
  logo: string | undefined;
}

/** The company that the answers make, or what is wrong with them, each by the name of its option. */
export async function newCompany(
  options: ReadonlyMap<string, string>,
  nearest = false,
  onlyColors = false,
): Promise<NewCompany | { faults: ReadonlyMap<string, string> }> {
  const [site, colors] = [resolve(contentFolder, 'site.yaml'), colorsFile].map((path) =>
    decodeText(readFileSync(path)),
  ) as [string, string];
  const kept = loadColors(colors);
  const asked = questions.filter(({ path }) => !onlyColors || path === undefined);
  const { answers, faults } = collectAnswers({ questions: asked, options, nearest, kept });
  if (faults.size > 0) return { faults };
  const answer = (option: string) => String(answers.get(option));
  const logo = answers.has('logo') ? answer('logo') : undefined;
  const inspected =
    logo === undefined ? undefined : await inspectPicture(readFileSync(logo), 'logo');
  if (inspected && 'problem' in inspected) {
    const { found, expected } = inspected.problem;
    return { faults: new Map([['logo', `found ${found}; ${expected}`]]) };
  }
  const palettes = derivePalette({ main: answer('main'), accent: answer('accent') }, kept);
  const files = readContentFiles(contentFolder);
  const isNew = companyFolder === sampleFolder;
  const figure = answers.get('figure') ?? (isNew ? 'gears' : undefined);
  const plain = isNew ? withoutPlanets(files) : new Map<string, string>();
  const content = new Map([
    ...plain,
    ...(figure === undefined ? [] : newFigure(new Map([...files, ...plain]), `${figure}`)),
    ['site.yaml', onlyColors ? site : newSite(site, answers)] as const,
  ]);
  const checked = checkContent(new Map([...files, ...content]));
  const changedColors = newColors(colors, palettes);
  const problems = [
    ...('problems' in checked ? checked.problems : []),
    ...findColorProblems(changedColors),
  ];
  if (problems.length > 0)
    return { faults: new Map(problems.map((problem) => ['', formatProblem(problem)])) };
  const texts = Array.from(content, ([file, text]) => [`content/${file}`, text] as const);
  return { name: answer('name'), texts: new Map([...texts, ['colors.yaml', changedColors]]), logo };
}

/** Writes a company into its folder: for a new one, a copy of the sample, which company.json then names. */
export function writeCompany({ name, texts, logo }: NewCompany): string {
  const folder = companyFolder === sampleFolder ? copySample(name) : companyFolder;
  for (const [path, text] of texts) writeFileSync(resolve(folder, path), text);
  mkdirSync(resolve(folder, 'pictures'), { recursive: true });
  if (logo !== undefined) cpSync(logo, resolve(folder, 'pictures', logoName(logo)));
  return folder;
}

function copySample(name: string): string {
  const slug = folderName(name);
  const folder = resolve(project, 'companies', slug);
  if (existsSync(folder))
    throw new Refusal(
      `companies/${slug} already exists: move it away, or name it in company.json.`,
    );
  cpSync(sampleFolder, folder, { recursive: true });
  writeFileSync(resolve(project, 'company.json'), `{ "company": "companies/${slug}" }\n`);
  return folder;
}
