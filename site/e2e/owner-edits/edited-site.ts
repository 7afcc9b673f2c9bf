import { readFileSync, writeFileSync } from 'node:fs';
import { scratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import { parse, stringify } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: an owner's content has no type until it is built
type Content = any;

/** A copy of the sample with content that an owner has changed. */
export interface EditedSite {
  /** The path of a file in the company's folder. */
  path: (...names: string[]) => string;
  /** Changes a content file, or the list in it, in place, or replaces it with the returned value. */
  edit: (file: string, change: (content: Content) => unknown) => void;
  /** Adds a service that is like an existing one. */
  addService: (id: string, change: (service: Content) => void) => void;
}

export function editedSite(name: string, changes: (site: EditedSite) => void) {
  const copy = scratchCompany(name);
  const pathOf = (file: string) => copy.path('content', `${file}.yaml`);
  const content = (file: string) => parse(readFileSync(pathOf(file), 'utf8'));
  // Without this, the same value in two records would become a reference, which the build refuses.
  const write = (file: string, data: unknown) =>
    writeFileSync(pathOf(file), stringify(data, { aliasDuplicateObjects: false }));
  const site: EditedSite = {
    path: copy.path,
    edit: (file, change) => {
      const data = content(file);
      const { list } = data;
      write(file, list ? { ...data, list: change(list) ?? list } : (change(data) ?? data));
    },
    addService: (id, change) => {
      const service = content('services/ai-chatbots');
      change(service);
      write(`services/${id}`, service);
    },
  };
  changes(site);
  copy.build();
  return { dist: copy.dist, remove: copy.remove };
}
