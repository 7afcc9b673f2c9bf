import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyVariable } from '../../src/lib/api/code-samples.ts';
import type { Site } from '../../src/schemas/site.ts';

/** What identifies a company anywhere. A city or a country alone does not. */
export function tracesOf(site: Site): string[] {
  const { name, domain, blurb, email, phone, address = [], legal, social } = site;
  const traces = [
    name,
    name.toUpperCase(),
    keyVariable(name),
    domain,
    blurb,
    ...Object.values(email),
    ...(phone ? [phone, phone.replaceAll(/[^+\d]/g, '')] : []),
    ...address.filter((line) => /\d/.test(line)),
    legal?.entity,
    legal?.representative,
    ...social.map(({ href }) => href),
  ];
  return [...new Set(traces.filter((trace) => trace !== undefined))];
}

/**
 * Every place of a trace in the files of a folder, pictures included: they could have it in a
 * comment. Compressed copies have nothing of their own.
 */
export function findTraces(folder: string, traces: readonly string[]) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = files.flatMap((file) => {
    const bytes = readFileSync(file);
    return traces.filter((trace) => bytes.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  return { files: files.length, found };
}
