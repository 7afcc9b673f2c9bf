/**
 * `npm run preview` shows the built site on any system, at 127.0.0.1:8080 or another PORT. It needs no
 * nginx, but answers like it: the same paths, redirects and headers. A new build is shown at once.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { project } from '@website/content-model/chosen-company.ts';
import { showBuilt } from '../integrations/hosting/show-built.ts';

const root = resolve(project, process.env.ROOT ?? 'site/dist');
if (!existsSync(join(root, 'index.html'))) {
  console.error(`Nothing is built at ${root}. Run "npm run build" first.`);
  process.exit(1);
}
try {
  const port = await showBuilt(root, Number(process.env.PORT ?? 8080));
  console.log(`Showing ${root} at http://127.0.0.1:${port}`);
} catch (error) {
  console.error(
    `The preview cannot start (${(error as Error).message}). Set PORT for another port.`,
  );
  process.exitCode = 1;
}
