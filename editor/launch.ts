import { basename, resolve } from 'node:path';
import {
  type CheckedContent,
  type ContentFiles,
  checkContent,
} from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { loadIntakeUrl } from '@website/content-model/checks/launch/launch-blockers.ts';
import { findLaunchProblems } from '@website/content-model/checks/launch/launch-check.ts';
import { kinds, type LaunchProblem } from '@website/content-model/checks/launch/launch-problem.ts';
import { filterBlockers } from '@website/content-model/checks/launch/launch-report.ts';
import { collections } from '@website/content-model/collections.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import { isEntryFile } from './entries.ts';
import type { LaunchItem, LaunchList } from './field.ts';
import { type PlacedField, type PlacedList, titleIn, wordsOfFile } from './fields.ts';

/** What the launch check finds, with the field of each problem, and how far the company is. */
export async function launchList(
  files: ContentFiles,
  checked: CheckedContent,
  fields: readonly PlacedField[],
  lists: readonly PlacedList[],
): Promise<LaunchList> {
  const circumstances = { today: getBuildDate(), intake: loadIntakeUrl(checked.content.site) };
  const problems = await findLaunchProblems(checked, circumstances);
  const sample = checkContent(readContentFiles(resolve(sampleFolder, 'content')));
  const atFirst = 'problems' in sample ? [] : await findLaunchProblems(sample, circumstances);
  return {
    items: problems.map((problem) => itemOf(problem, files, fields, lists)),
    ...progress(filterBlockers(atFirst), filterBlockers(problems)),
  };
}

/** How many of the things that were open at first, or are now, are done. */
function progress(atFirst: readonly LaunchProblem[], now: readonly LaunchProblem[]) {
  // Entries of a list may come, go and move. The sample is in another folder.
  const keyOf = ({ kind, file, path = [] }: LaunchProblem) =>
    [
      kind,
      file.split('/content/').at(-1),
      ...path.filter((key) => typeof key === 'string' && key !== 'list'),
    ].join(' ');
  const [open, left] = [Map.groupBy(atFirst, keyOf), Map.groupBy(now, keyOf)];
  const done = Array.from(open, ([key, some]) =>
    Math.max(0, some.length - (left.get(key)?.length ?? 0)),
  ).reduce((sum, count) => sum + count, 0);
  return { done, all: done + now.length };
}

function itemOf(
  problem: LaunchProblem,
  files: ContentFiles,
  fields: readonly PlacedField[],
  lists: readonly PlacedList[],
): LaunchItem {
  const { kind, severity, path, found, expected } = problem;
  const file = [...files.keys()].find((one) => problem.file.endsWith(`/${one}`));
  const field = fieldOf(problem, file, files, fields);
  // A mark is about all that it is in.
  const at = /^(?:x-)?sample$|^reviewed$/.test(`${path?.at(-1)}`) ? path?.slice(0, -1) : path;
  const place = file ? titleIn(file, files.get(file) ?? '', at ?? []) : basename(problem.file);
  return {
    title: kinds[kind].title,
    todo: expected.replace(/Then set "sample".*/, 'Then press “This Is All Mine”.'),
    isBlocker: severity === 'blocker',
    text: textOf(found, place, file),
    id: field?.id,
    // A list or a group that is left out has no field yet.
    adds: field ? undefined : lists.find((one) => isSame(one, file, path))?.id,
    ways: kind === 'sample' && field ? waysOf(field, fields) : [],
  };
}

const isSame = (list: PlacedList, file: string | undefined, path: Path | undefined) =>
  list.file === file && list.path.join() === path?.join();

/** The field that a problem is about. Of a group or a whole file, the first one. */
function fieldOf(
  { path, line, file: shown }: LaunchProblem,
  file: string | undefined,
  files: ContentFiles,
  fields: readonly PlacedField[],
): PlacedField | undefined {
  const inFile = fields.filter((one) => one.file === file);
  const isIn = (one: PlacedField) => path?.every((key, index) => one.path[index] === key);
  const isPassage = ({ kind, value }: PlacedField) => {
    const before = (files.get(file ?? '') ?? '').split(`${value}`)[0]?.split('\n').length ?? 0;
    return kind === 'passage' && before <= line && line < before + `${value}`.split('\n').length;
  };
  return (
    inFile.find(isIn) ??
    inFile.find(isPassage) ??
    fields.find(({ kind, value }) => kind === 'picture' && value === basename(shown))
  );
}

/** A problem below the title of its kind: where it is, and what is there if that says more. */
function textOf(found: string, place: string, file = ''): string {
  const [count, all] = found.match(/^\d+(?= of)|(?<=^\d+ of )\d+/g) ?? [];
  if (all !== undefined)
    return `${count === all ? count : `${count} of ${all}`} ${wordsOfFile(file)}`;
  return /^(?:nothing|invented|all of it)/.test(found) ? place : `${place}: ${found}`;
}

const listIn = (file: string) =>
  Object.values(collections).find((one) => one.kind === 'list' && one.file === file);

/** The marks that say that something is invented, and the entries of the list that are. */
export function inventedIn(
  mark: PlacedField,
  fields: readonly PlacedField[],
): { marks: PlacedField[]; entries: Path[] } {
  if (!listIn(mark.file)) {
    // An article or a guide can go as a whole, and a service only with all that leads to it.
    const mayGo = isEntryFile(mark.file) && !mark.file.startsWith('services/');
    return { marks: [mark], entries: mayGo ? [[]] : [] };
  }
  const all = fields.filter(({ file, name }) => file === mark.file && name === 'sample');
  const whole = all.find(({ path }) => path.length === 1);
  const invented = all.filter(
    ({ path, value }) => path.length === 3 && (value ?? whole?.value) === true,
  );
  return {
    marks: all.filter(({ value }) => value === true),
    entries: invented.map(({ path }) => path.slice(0, -1)),
  };
}

function waysOf(mark: PlacedField, fields: readonly PlacedField[]): LaunchItem['ways'] {
  const { entries } = inventedIn(mark, fields);
  const count = entries.length;
  const isWhole = mark.path.length === 1;
  const list = listIn(mark.file);
  const mayGo =
    count > 0 && !(isWhole && list && !list.schema.safeParse({ sample: true, list: [] }).success);
  return [
    { how: 'mine', words: isWhole || count > 1 ? 'This Is All Mine' : 'This Is Mine' },
    ...(mayGo
      ? [{ how: 'remove' as const, words: count === 1 ? 'Remove It' : `Remove All ${count}` }]
      : []),
  ];
}
