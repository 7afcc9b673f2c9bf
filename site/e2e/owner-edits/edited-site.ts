import { readFileSync, writeFileSync } from 'node:fs';
import { splitMarkdown } from '@website/content-model/lib/markdown/front-matter.ts';
import { createScratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import { parse, stringify } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: an owner's content has no type until it is built
type Content = any;

/** A copy of the sample with content that an owner has changed. */
export interface EditedSite {
  /** The path of a file in the company's folder. */
  path: (...names: string[]) => string;
  /**
   * Changes a content file, or the list in it, in place, or replaces it with the returned value. Only a
   * Markdown file has its ending, and its fields are changed.
   */
  edit: (file: string, change: (content: Content) => unknown) => void;
  /** Adds a file that is like an existing one. */
  addLike: (model: string, file: string, change: (content: Content) => void) => void;
}

export function createEditedSite(name: string, changes: (site: EditedSite) => void) {
  const copy = createScratchCompany(name);
  const getPath = (file: string) =>
    copy.path('content', file.endsWith('.md') ? file : `${file}.yaml`);
  const readSource = (file: string) => {
    const text = readFileSync(getPath(file), 'utf8');
    return splitMarkdown(text) ?? { opening: '', frontMatter: text, closing: '', body: '' };
  };
  const content = (file: string) => parse(readSource(file).frontMatter);
  const write = (file: string, data: unknown, model = file) => {
    const { opening, closing, body } = readSource(model);
    // Without this, the same value in two records would become a reference, which the build refuses.
    const fields = stringify(data, { aliasDuplicateObjects: false });
    writeFileSync(getPath(file), opening + fields + closing + body);
  };
  const site: EditedSite = {
    path: copy.path,
    edit: (file, change) => {
      const data = content(file);
      const { list } = data;
      write(file, list ? { ...data, list: change(list) ?? list } : (change(data) ?? data));
    },
    addLike: (model, file, change) => {
      const data = content(model);
      change(data);
      write(file, data, model);
    },
  };
  changes(site);
  copy.build();
  return { dist: copy.dist, remove: copy.remove };
}
