import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { listContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { languagesFolder } from '@website/content-model/checks/content/read-labels.ts';
import { loadPictures } from '@website/content-model/checks/pictures/picture-problems.ts';
import {
  colorsFile,
  companyFolder,
  contentFolder,
  picturesFolder,
} from '@website/content-model/company.ts';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import type { Blank } from '@website/content-model/lib/text/blanks.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { renderColorSheet } from './color-sheet.ts';
import type { Company } from './company.ts';
import { labelsModuleId } from './labels-plugin.ts';
import { renderSectionsModule } from './sections-module.ts';
import { showProblems } from './show-problems.ts';

const contentModule = 'virtual:content';
const picturesModule = 'virtual:pictures';
const colorsModule = 'virtual:colors';
const colorSheetModule = 'virtual:colors.css';
const sectionsModule = 'virtual:sections';
const modules = [contentModule, picturesModule, colorsModule, colorSheetModule, sectionsModule];

/**
 * `import content from 'virtual:content'` gives all content, read and checked, `virtual:pictures` the
 * sizes of its pictures and the logos themselves, `virtual:colors` the colors of each theme,
 * `virtual:colors.css` their style sheet, `virtual:sections` the sections that suit it, and `~company/…` is a file of
 * the company's folder.
 * A problem stops a build. During development, every page shows the problems until they are fixed.
 */
export function contentPlugin(company: Company): Plugin {
  let isEditMode = false;
  return {
    name: 'content',
    config: () => ({
      resolve: { alias: { '~company': companyFolder } },
    }),
    configResolved: ({ plugins }) => {
      isEditMode = plugins.some((plugin) => plugin.name === 'edit-mode');
    },
    resolveId: (id) => (modules.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${colorSheetModule}`) return renderColorSheet(loadColors());
      if (id === `\0${colorsModule}`) return renderPaletteModule(loadColors());
      if (!modules.some((module) => id === `\0${module}`)) return undefined;
      // Edit mode also shows what is hidden.
      const content = isEditMode ? company.checked().content : company.content();
      if (id === `\0${sectionsModule}`) return renderSectionsModule(content);
      if (id === `\0${picturesModule}`)
        return `export default ${JSON.stringify(await loadPictures(content))}`;
      const blanks = company
        .checked()
        .blanks.map(({ hint, file, path }): Blank => ({ hint, file, path }));
      return `export const blanks = ${JSON.stringify(blanks)};
export default ${JSON.stringify(content)}`;
    },
    configureServer(server) {
      // Tests and Astro's build have a server too, which is closed before the content is loaded.
      if (server.config.mode !== 'development') return;
      server.watcher.add([companyFolder, languagesFolder]);
      // An SVG opened in a tab of its own is a document: it must not load or run anything.
      server.middlewares.use((request, response, next) => {
        const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
        if (/\.svg/i.test(request.url ?? '')) response.setHeader('content-security-policy', policy);
        next();
      });
      let lastStamp = readContentStamp();
      const refresh = () => {
        const stamp = readContentStamp();
        if (stamp === lastStamp) return;
        lastStamp = stamp;
        company.forget();
        reload(server);
      };
      const watched = [contentFolder, picturesFolder, colorsFile, languagesFolder];
      server.watcher.on('all', (_, path) => {
        if (!watched.some((folder) => resolve(path).startsWith(folder))) return;
        refresh();
        // The watcher drops a second change within 50 milliseconds.
        setTimeout(refresh, 100);
      });
      showProblems(server, () => {
        refresh();
        return company.problems();
      });
    },
  };
}

/** The colors as code: each theme is an export. */
const renderPaletteModule = (palettes: Palettes) =>
  Object.entries(palettes)
    .map(([theme, palette]) => `export const ${theme} = new Map(${JSON.stringify([...palette])});`)
    .join('\n');

/** Tells whether a content file, a picture, a color or a language has changed, without reading it. */
function readContentStamp(): string {
  const folders = [contentFolder, picturesFolder, languagesFolder];
  const files = folders.filter((folder) => existsSync(folder)).flatMap(listContentFiles);
  const stamps = [...files, colorsFile].map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return stamps.join('\n');
}

/** Discards the content as it was loaded, and reloads every open page. */
function reload({ environments }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      const isContent = modules.some((module) => id === `\0${module}`);
      if (isContent || id.startsWith(labelsModuleId)) moduleGraph.invalidateModule(module);
    }
  }
  environments.client.hot.send({ type: 'full-reload' });
}
