import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

/**
 * `import code from './theme.ts?script'` gives the file as one minified line of plain script, to be
 * put into the page as it is. Astro's own scripts are modules and run only after the page has been
 * parsed, which is too late for a theme that has to be right in the first frame.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'script' || file === undefined) return null;
      this.addWatchFile(file);
      const plain = await transformWithOxc(await readFile(file, 'utf8'), file, { lang: 'ts' });
      // The braces keep the script's names out of the page's global scope.
      const { code, errors } = await minify(
        file,
        `{${plain.code.replace(/export \{\s*\};?/g, '')}}`,
        {
          module: false,
          compress: { target: 'es2020' },
          mangle: { toplevel: true },
        },
      );
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
