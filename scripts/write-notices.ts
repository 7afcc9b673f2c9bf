/** `node scripts/write-notices.ts`: run it after an update of the dependencies, and commit what has changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './documentation.ts';
import { renderNotices } from './notices.ts';

for (const [path, text] of Object.entries(await renderNotices())) {
  writeFileSync(join(project, path), text);
  console.log(path);
}
