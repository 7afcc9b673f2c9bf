/**
 * `npm run preview` shows the built site on any system, at 127.0.0.1:8080 or another PORT. It needs no
 * nginx, but answers like it: the same paths, redirects and headers. A new build is shown at once.
 */

import { showBuilt } from '../site/integrations/hosting/show-built.ts';
import { builtFolder } from './built-folder.ts';

const root = builtFolder();
try {
  const port = await showBuilt(root, Number(process.env.PORT ?? 8080));
  console.log(`Showing ${root} at http://127.0.0.1:${port}`);
} catch (error) {
  console.error(
    `The preview cannot start (${(error as Error).message}). Set PORT for another port.`,
  );
  process.exitCode = 1;
}
