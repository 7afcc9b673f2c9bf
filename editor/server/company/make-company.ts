import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { checkContent } from '@website/content-model/checks/content/check-content.ts';
import { decodeText } from '@website/content-model/checks/content/content-files.ts';
import { formatProblem } from '@website/content-model/checks/content/problem.ts';
import { findTextProblem } from '@website/content-model/checks/content/rules/texts.ts';
import { findSchemaProblems } from '@website/content-model/checks/content/schema-problems.ts';
import { inspectPicture } from '@website/content-model/checks/pictures/inspect-picture.ts';
import { project, sampleFolder } from '@website/content-model/company.ts';
import { addDays } from '@website/content-model/lib/dates/add-days.ts';
import { formServiceNames } from '@website/content-model/lib/forms/form-services.ts';
import { readStarter } from '@website/content-model/starter/read-starter.ts';
import { withHints } from '../forms.ts';
import { frontOf } from '../source-text.ts';
import { tryColors } from '../try-colors.ts';
import { withField, withoutField, withValue } from '../yaml-edit.ts';
import { folderName } from './folder-name.ts';
import { later, questions } from './questions.ts';

/** What an owner has answered, by the ids of the questions. */
export type Answers = Readonly<Record<string, string>>;

interface GivenLogo {
  name: string;
  bytes: Buffer;
}

/** The folder of a company that is not written yet: its files by their paths. */
interface NewCompany {
  folder: string;
  files: ReadonlyMap<string, string | Buffer>;
}

/** The company that the answers make from the starter, or what is wrong with them, by the ids of the questions. */
export async function createCompany(
  given: Answers,
  logo?: GivenLogo,
  top = project,
): Promise<NewCompany | { problems: Record<string, string> }> {
  const { answers, problems } = checkAnswers(given);
  const folder = resolve(top, 'companies', folderName(answers.name ?? ''));
  if (answers.name && existsSync(folder))
    problems.name = `The folder companies/${folderName(answers.name)} is there already. Choose another name, or move it away.`;
  const inspected = logo && (await inspectPicture(logo.bytes, 'logo'));
  if (inspected && 'problem' in inspected)
    problems.logo = `Found ${inspected.problem.found}; ${inspected.problem.expected}.`;
  const brand = { main: answers.main ?? '', accent: answers.accent ?? '' };
  const colors = tryColors(decodeText(readFileSync(resolve(sampleFolder, 'colors.yaml'))), brand);
  for (const { color, reason } of colors.colors.refused)
    problems[color] ??= `This color is ${reason}.`;
  if (Object.keys(problems).length > 0) return { problems };
  const logoName = logo && `logo${extname(logo.name).toLowerCase()}`;
  const content = fillStarter(answers, logoName);
  const checked = checkContent(content);
  if ('problems' in checked) return { problems: { '': formatProblem(checked.problems[0]) } };
  return {
    folder,
    files: new Map<string, string | Buffer>([
      ...Array.from(content, ([file, text]) => [`content/${file}`, text] as const),
      [
        'colors.yaml',
        colors.file ?? decodeText(readFileSync(resolve(sampleFolder, 'colors.yaml'))),
      ],
      ...(logo ? [[`pictures/${logoName}`, logo.bytes] as const] : []),
    ]),
  };
}

/** Checks each answer as the build would check it in its file. */
function checkAnswers(given: Answers): { answers: Answers; problems: Record<string, string> } {
  const answers: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const { id, isOptional, schema, choices, read = (text: string) => text } of questions) {
    const text = (given[id] ?? '').trim();
    if (text === '' && isOptional) continue;
    const value = read(text);
    const [problem = choices ? undefined : findTextProblem(text)] = findSchemaProblems(
      schema,
      value,
    );
    if (problem) problems[id] = `Found ${problem.found}; ${problem.expected}.`;
    else answers[id] = value;
  }
  return { answers, problems };
}

/** The files of the starter with the answers in them. What is still blank has its hint above it. */
function fillStarter(answers: Answers, logo?: string): Map<string, string> {
  const files = new Map(readStarter());
  const edit = (file: string, change: (head: string) => string) => {
    const { before, head, after } = frontOf(file, files.get(file) ?? '');
    files.set(file, before + change(head) + after);
  };
  const { name = '', service = '', domain, email = '', messages, form, host, language } = answers;
  const set = (path: readonly string[], value: string) =>
    edit('site.yaml', (head) => withValue(head, path, value));
  const add = (path: readonly string[], value: string) =>
    edit('site.yaml', (head) => withField(head, path, value));
  set(['name'], name);
  set(['email', 'general'], email);
  if (domain !== undefined) set(['domain'], domain);
  if (host === 'server') edit('site.yaml', (head) => withoutField(head, ['legal', 'host']));
  else if (host !== later) set(['legal', 'host'], host ?? '');
  if (formServiceNames.some((formService) => formService === messages)) {
    add(['contactForm', 'service'], messages ?? '');
    if (form !== undefined && messages !== 'netlify') add(['contactForm', 'id'], form);
  }
  if (language !== 'en') add(['language'], language ?? '');
  if (logo !== undefined) add(['logo'], logo);
  const template = 'services/your-service.yaml';
  edit(template, (head) => withValue(head, ['title'], service));
  files.set(`services/${folderName(service)}.yaml`, files.get(template) ?? '');
  files.delete(template);
  for (const file of ['privacy.md', 'terms.md'])
    edit(file, (head) => withValue(head, ['updated'], addDays(new Date(), 0)));
  return new Map(Array.from(files, ([file, text]) => [file, withHints(file, text)]));
}

/** Writes a company into its folder, which company.json then names. */
export function writeCompany({ folder, files }: NewCompany, top = project): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(resolve(folder, path)), { recursive: true });
    writeFileSync(resolve(folder, path), content);
  }
  mkdirSync(resolve(folder, 'pictures'), { recursive: true });
  const name = folder.split(/[\\/]/).at(-1);
  writeFileSync(resolve(top, 'company.json'), `{ "company": "companies/${name}" }\n`);
}
