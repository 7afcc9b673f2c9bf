import type { Plugin } from 'vite';
import type { Company } from './company.ts';

export const labelsModuleId = '\0virtual:labels';

/**
 * `import { shell } from 'virtual:labels'` gives a group of labels in the company's language. Each
 * label is an export of its own, so that a browser script contains only those that it uses.
 */
export function labelsPlugin(company: Company): Plugin {
  return {
    name: 'labels',
    resolveId: (id) => (id.startsWith('virtual:labels') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(labelsModuleId)) return undefined;
      const [, group] = id.split('/');
      const { language, locale, labels } = company.labels();
      if (group) return renderLabelGroup(labels[group as keyof typeof labels]);
      return [
        `export const language = ${JSON.stringify(language)}, locale = ${JSON.stringify(locale)}`,
        ...Object.keys(labels).map((name) => `export * as ${name} from 'virtual:labels/${name}'`),
      ].join('\n');
    },
  };
}

const renderLabelGroup = (group: object) =>
  Object.entries(group)
    .map(([key, label]) => `const _${key} = ${JSON.stringify(label)}; export { _${key} as ${key} }`)
    .join('\n');
