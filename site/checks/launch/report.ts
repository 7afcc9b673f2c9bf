import { type Kind, kinds, type LaunchFinding } from './finding.ts';

/** "1 blocker", "2 blockers". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const blockersAmong = (findings: readonly LaunchFinding[]) =>
  findings.filter(({ severity }) => severity === 'blocker');

/** The findings by kind, most serious first, each with its place, and a sum at the end. */
export function reportText(findings: readonly LaunchFinding[]): string {
  const lines: string[] = [];
  for (const kind of kindsOf(findings)) {
    const { severity, title, todo } = kinds[kind];
    const own = findings.filter((finding) => finding.kind === kind);
    lines.push(`${severity.toUpperCase()} ${kind}: ${title} (${own.length})`, `  ${todo}`);
    for (const finding of own) lines.push(`  ${placeText(finding)}`);
    lines.push('');
  }
  for (const kind of kindsOf(findings)) {
    const count = findings.filter((finding) => finding.kind === kind).length;
    lines.push(`${String(count).padStart(5)}  ${kinds[kind].severity}  ${kinds[kind].title}`);
  }
  if (findings.length > 0) lines.push('');
  const blockers = blockersAmong(findings).length;
  const sum = `${counted(blockers, 'blocker')}, ${counted(findings.length - blockers, 'warning')}.`;
  return [
    ...lines,
    blockers > 0 ? `${sum} Not ready to launch.` : `${sum} Nothing stands in the way of a launch.`,
  ].join('\n');
}

/** The kinds that occur, in the order of the table of kinds. */
export function kindsOf(findings: readonly LaunchFinding[]): Kind[] {
  return (Object.keys(kinds) as Kind[]).filter((kind) =>
    findings.some((finding) => finding.kind === kind),
  );
}

function placeText({ file, line, field, found }: LaunchFinding): string {
  return `${file}${line > 0 ? `:${line}` : ''}: ${field && `${field}: `}${found}`;
}
