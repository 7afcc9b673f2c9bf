import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { colorProblems } from '../../checks/colors/color-problems.ts';
import { colorsFile } from '../../company.ts';
import { showProblems } from './show-problems.ts';

/** During development, every page shows which colors have too little contrast until they are fixed. */
export function colorsPlugin(): Plugin {
  return {
    name: 'colors',
    configureServer(server) {
      let failed = false;
      server.watcher.on('change', (path) => {
        // The page with the problems has no style sheet that could be replaced in place.
        if (failed && resolve(path) === colorsFile) {
          server.environments.client.hot.send({ type: 'full-reload' });
        }
      });
      showProblems(server, () => {
        const problems = colorProblems();
        failed = problems.length > 0;
        return problems;
      });
    },
  };
}
