import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { allProblems } from '@website/content-model/checks/all-problems.ts';
import { checkContent } from '@website/content-model/checks/content/check-content.ts';
import {
  contentPaths,
  readContentFiles,
} from '@website/content-model/checks/content/content-files.ts';
import { companyPictures } from '@website/content-model/checks/pictures/picture-problems.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import {
  colorsFile,
  companyFolder,
  contentFolder,
  picturesFolder,
} from '@website/content-model/company.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { labelsModule } from './labels-plugin.ts';
import { showProblems } from './show-problems.ts';

const name = 'virtual:content';
const pictures = 'virtual:pictures';

/**
 * `import content from 'virtual:content'` gives all content, read and checked, `virtual:pictures` the
 * sizes of its pictures and the logos themselves, and `~company/…` is a file of the company's folder.
 * A problem stops a build. During development, every page shows the problems until they are fixed.
 */
export function contentPlugin(): Plugin {
  let checked: ReturnType<typeof checkContent> | undefined;
  let isEdited = false;
  const check = () => {
    checked ??= checkContent(readContentFiles(contentFolder));
    return checked;
  };
  return {
    name: 'content',
    config: () => ({
      resolve: { alias: { '~company': companyFolder } },
    }),
    configResolved: ({ plugins }) => {
      isEdited = plugins.some((one) => one.name === 'edit-mode');
    },
    resolveId: (id) => (id === name || id === pictures ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${name}` && id !== `\0${pictures}`) return undefined;
      const result = check();
      if ('problems' in result) throw ProblemReport.of(result.problems);
      const isPictures = id === `\0${pictures}`;
      // Edit mode also shows what is hidden.
      const content = isEdited ? result.whole : result.content;
      const value = isPictures ? await companyPictures(content) : content;
      return `export default ${JSON.stringify(value)}`;
    },
    configureServer(server) {
      // Tests and Astro's build have a server too, which is closed before the content is loaded.
      if (server.config.mode !== 'development') return;
      server.watcher.add(companyFolder);
      // A drawing in a tab of its own is a document, and must not be able to do anything.
      server.middlewares.use((request, response, next) => {
        const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
        if (/\.svg/i.test(request.url ?? '')) response.setHeader('content-security-policy', policy);
        next();
      });
      let seen = stampOfContent();
      const refresh = () => {
        const stamp = stampOfContent();
        if (stamp === seen) return;
        seen = stamp;
        checked = undefined;
        reload(server);
      };
      let failed = false;
      server.watcher.on('all', (_, path) => {
        // The page with the problems has no style sheet that could be replaced in place.
        if (failed && resolve(path) === colorsFile) reload(server);
        if (![contentFolder, picturesFolder].some((folder) => path.startsWith(folder))) return;
        refresh();
        // The watcher drops a second change within 50 milliseconds.
        setTimeout(refresh, 100);
      });
      showProblems(server, async () => {
        refresh();
        const problems = await allProblems(check());
        failed = problems.length > 0;
        return problems;
      });
    },
  };
}

/** Tells whether a content file or a picture has changed, without reading it. */
function stampOfContent(): string {
  const files = [contentFolder, picturesFolder].filter((folder) => existsSync(folder));
  const stamps = files.flatMap(contentPaths).map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return stamps.join('\n');
}

/** Discards the content as it was loaded, and reloads every open page. */
function reload({ environments }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      const isContent = [`\0${name}`, `\0${pictures}`].includes(id) || id.startsWith(labelsModule);
      if (isContent) moduleGraph.invalidateModule(module);
    }
  }
  environments.client.hot.send({ type: 'full-reload' });
}
