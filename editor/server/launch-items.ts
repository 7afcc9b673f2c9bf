import { basename } from 'node:path';
import type {
  CheckedContent,
  ContentFiles,
} from '@website/content-model/checks/content/check-content.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { loadIntakeUrl } from '@website/content-model/checks/launch/launch-blockers.ts';
import { findLaunchProblems } from '@website/content-model/checks/launch/launch-check.ts';
import { kinds, type LaunchProblem } from '@website/content-model/checks/launch/launch-problem.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import type { LaunchItem } from '../field.ts';
import { type PlacedField, type PlacedList, titleIn } from './find-fields.ts';

/** What the launch check finds, with the field of each problem. */
export async function findLaunchItems(
  files: ContentFiles,
  checked: CheckedContent,
  fields: readonly PlacedField[],
  lists: readonly PlacedList[],
): Promise<LaunchItem[]> {
  const intake = loadIntakeUrl(checked.content.site);
  const problems = await findLaunchProblems(checked, { today: getBuildDate(), intake });
  return problems.map((problem) => itemOf(problem, files, fields, lists));
}

/** In edit mode, nobody sees the lines of files. */
const blankTodo =
  'Write each of them. What your site can do without has a button “Leave It Out”, below “More”.';

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
  const at = /^(?:sample|reviewed)$/.test(`${path?.at(-1)}`) ? path?.slice(0, -1) : path;
  const place = file ? titleIn(file, files.get(file) ?? '', at ?? []) : basename(problem.file);
  return {
    title: kinds[kind].title,
    todo: kind === 'blank' ? blankTodo : expected,
    isBlocker: severity === 'blocker',
    text: textOf(found, place),
    id: field?.id,
    // A list or a group that is left out has no field yet.
    adds: field ? undefined : lists.find((one) => isSame(one, file, path))?.id,
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
const textOf = (found: string, place: string) =>
  found.startsWith('nothing') ? place : `${place}: ${found}`;
