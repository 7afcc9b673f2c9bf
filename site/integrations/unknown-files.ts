import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';

/** The files that pages load: scripts, fonts and pictures. Styles are inlined. */
const allowedExtensions = ['.js', '.woff2', '.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/**
 * Stops a build that would publish a file of another kind. Vite publishes whatever a style sheet or a script
 * names.
 */
export async function refuseUnknownFiles(root: string): Promise<void> {
  const files = await readdir(join(root, '_astro'), { recursive: true });
  const unknown = files.filter((file) => !allowedExtensions.includes(extname(file).toLowerCase()));
  if (unknown.length === 0) return;
  const lines = unknown.map((file) => `${join(root, '_astro', file)}: must not be published`);
  throw new ProblemReport(lines.join('\n'));
}
