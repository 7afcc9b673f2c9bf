import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';

/**
 * Astro's own file loader logs a file that it cannot read, or a record without a name, and goes on:
 * the site would be published without it. These stop the build and say which file and which line.
 */
async function readYaml(
  url: URL,
  { config }: LoaderContext,
  read: (text: string) => unknown = (text) => parse(text),
): Promise<unknown> {
  const place = fileURLToPath(url).slice(fileURLToPath(config.root).length);
  try {
    return read(await readFile(url, 'utf8'));
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Astro hands records back sorted by key, so the key is the place in the list. */
async function store(context: LoaderContext, file: string, records: readonly unknown[]) {
  const seen = new Set<unknown>();
  for (const [index, record] of records.entries()) {
    const data = record as Record<string, unknown>;
    if (typeof data?.id !== 'string') throw new Error(`${file}: record ${index + 1} has no id`);
    if (seen.has(data.id)) throw new Error(`${file}: two records have the id "${data.id}"`);
    seen.add(data.id);
    const key = String(index).padStart(6, '0');
    context.store.set({ id: key, data: await context.parseData({ id: data.id, data }) });
  }
}

function loader(
  name: string,
  path: string,
  load: (context: LoaderContext, at: URL) => Promise<void>,
): Loader {
  return {
    name,
    async load(context) {
      const at = new URL(path, new URL('src/content/', context.config.root));
      const reload = async () => {
        context.store.clear();
        await load(context, at);
      };
      await reload();
      context.watcher?.on('change', (changed) => {
        if (changed.startsWith(fileURLToPath(at)))
          reload().catch((error) => context.logger.error(String(error)));
      });
    },
  };
}

/** A file that holds one record, such as the company's; `read` is for what is not YAML. */
export function record(file: string, read?: (text: string) => unknown): Loader {
  return loader('yaml-record', file, async (context, at) => {
    const data = (await readYaml(at, context, read)) as Record<string, unknown>;
    context.store.set({ id: file, data: await context.parseData({ id: file, data }) });
  });
}

/**
 * A file that holds a list of records; its order is the order on the page. Where there may be no
 * record, such as no open job, the file says so with `[]`: a file that lost its content is refused.
 */
export function list(file: string, { mayBeEmpty = false } = {}): Loader {
  return loader('yaml-list', file, async (context, at) => {
    const records = await readYaml(at, context);
    if (!Array.isArray(records) || (records.length === 0 && !mayBeEmpty)) {
      throw new Error(`${file}: expected a list of records`);
    }
    await store(context, file, records);
  });
}

/** A folder with one record a file; a record's id is the name of its file. */
export function folder(path: string): Loader {
  return loader('yaml-folder', `${path}/`, async (context, at) => {
    const files = (await readdir(at)).sort();
    if (files.length === 0) throw new Error(`${path}: no file in this folder`);
    const stray = files.find((file) => !file.endsWith('.yaml'));
    if (stray !== undefined) throw new Error(`${path}/${stray}: only .yaml files belong here`);
    const records = await Promise.all(
      files.map(async (file) => ({
        ...((await readYaml(new URL(file, at), context)) as Record<string, unknown>),
        id: basename(file, '.yaml'),
      })),
    );
    await store(context, path, records);
  });
}
