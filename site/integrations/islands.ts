import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { readCompany } from './content/company.ts';
import { labelsPlugin } from './content/labels-plugin.ts';

/**
 * Names a class by its component and its name. With the built-in pattern, it would depend on the
 * folder in which a command was started, and two builds would differ.
 */
export const generateScopedName = (name: string, file: string) =>
  `${basename(file).replace(/\.module\.css.*/, '')}-${name}`;

/** The path and the code of each bundled script. */
type Scripts = Map<string, string>;

/** A file with everything that it imports, as one browser script. */
async function bundle(root: string, file: string) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [labelsPlugin(readCompany())],
    css: { modules: { generateScopedName } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '_astro/[name].[hash:6].js',
          codeSplitting: false,
          // The licenses of React and others ask for their notice to travel along.
          postBanner: ({ moduleIds }) =>
            moduleIds.some((id) => id.includes('node_modules'))
              ? '/*! /third-party-notices.txt */'
              : '',
        },
      },
    },
  });
  const parts = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const script = parts.find((part) => part.type === 'chunk');
  if (script === undefined) throw new Error(`${file}: nothing came out of its build`);
  return script;
}

function plugin(scripts: Scripts): Plugin {
  let root = '';
  let isDevelopment = false;
  return {
    name: 'islands',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isDevelopment = config.command === 'serve';
    },
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'island' || file === undefined) return null;
      if (isDevelopment) return `export default ${JSON.stringify(`/${relative(root, file)}`)}`;
      const script = await bundle(root, file);
      scripts.set(script.fileName, script.code);
      return `export default ${JSON.stringify(`/${script.fileName}`)}`;
    },
  };
}

/**
 * `import address from './orrery.ts?island'` bundles the file with everything else that it
 * imports into one browser script, and gives its URL. Nothing loads it until a page's own script asks
 * for it. Its styles are left out, because the page has rendered the same components and already
 * contains them.
 */
export function islands(): AstroIntegration {
  const scripts: Scripts = new Map();
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin(scripts)] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [name, code] of scripts) {
          const path = fileURLToPath(new URL(name, dir));
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, code);
        }
      },
    },
  };
}
