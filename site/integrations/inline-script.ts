import { build, minify, type Plugin, type Rolldown } from 'vite';
import type { Company } from './content/company.ts';
import { labelsPlugin } from './content/labels-plugin.ts';
import type { InlineCode } from './hosting/inline-code.ts';

/**
 * `import code from './theme.ts?script'` gives the file and its imports as one minified line of
 * plain script, to inline into the page. Astro's own scripts are modules, which run only after the
 * page has been parsed. That is too late for a theme that must be right in the first frame.
 */
export function inlineScript(company: Company, inlineCode: InlineCode): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'script' || file === undefined) return null;
      const bundle = (await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [labelsPlugin(company)],
        build: {
          write: false,
          minify: false,
          target: 'es2020',
          modulePreload: false,
          rolldownOptions: { input: file, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput;
      const [chunk] = bundle.output;
      for (const moduleId of chunk.moduleIds) this.addWatchFile(moduleId);
      const { code, errors } = await minify(file, chunk.code, {
        module: false,
        compress: { target: 'es2020' },
      });
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      const script = code.trim();
      inlineCode.scripts.add(script);
      return `export default ${JSON.stringify(script)}`;
    },
  };
}
