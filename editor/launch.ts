import { basename, resolve } from 'node:path';
import type {
  CheckedContent,
  ContentFiles,
} from '@website/content-model/checks/content/check-content.ts';
import { yamlSource } from '@website/content-model/checks/content/yaml-source.ts';
import { kinds } from '@website/content-model/checks/launch/finding.ts';
import { intakeOrReport } from '@website/content-model/checks/launch/gate.ts';
import { launchFindings } from '@website/content-model/checks/launch/launch-check.ts';
import { shownPath } from '@website/content-model/company.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import type { LaunchItem } from './field.ts';
import type { PlacedField } from './fields.ts';
import { frontOf } from './source-text.ts';

/** What the launch check finds, with the field of each finding. */
export async function launchItems(
  folder: string,
  files: ContentFiles,
  checked: CheckedContent,
  fields: readonly PlacedField[],
): Promise<LaunchItem[]> {
  const intake = intakeOrReport();
  const findings = await launchFindings(checked, { today: getBuildDate(), intake });
  const places = new Map(
    fields.map((field) => {
      const { file, path } = field;
      const { before, head } = frontOf(file, files.get(file) ?? '');
      const { lineOf } = yamlSource(head, before ? 2 : 1);
      return [`${shownPath(resolve(folder, file))}:${lineOf(path)}`, field] as const;
    }),
  );
  return findings.map(({ kind, severity, file, line, field, found, expected }) => {
    const { id, label } = places.get(`${file}:${line}`) ?? {};
    return {
      title: kinds[kind].title,
      todo: expected,
      isBlocker: severity === 'blocker',
      text: `${label ?? `${basename(file)}${field && `, ${field}`}`}: ${found}`,
      id,
    };
  });
}
