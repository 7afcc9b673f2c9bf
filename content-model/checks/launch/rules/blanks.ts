import type { Content } from '../../../collections.ts';
import { listBlankMarks } from '../../../lib/text/blanks.ts';
import type { LocatedBlank } from '../../content/mark-blanks.ts';
import { listContentTexts } from '../../content/rules/texts.ts';
import { kinds, type LaunchProblem } from '../launch-problem.ts';

/** What the owner has yet to write. Blanks in hidden entries can wait, so `content` has none. */
export function findOpenBlanks(content: Content, blanks: readonly LocatedBlank[]): LaunchProblem[] {
  const shown = new Set([...listContentTexts(content)].flatMap(({ text }) => listBlankMarks(text)));
  return blanks
    .filter((_, index) => shown.has(index))
    .map(({ pathInProject: file, line, field, path, hint }) => ({
      ...({ kind: 'blank', severity: 'blocker', file, line, field, path } as const),
      found: hint,
      expected: kinds.blank.todo,
    }));
}
