import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyVariable } from '../../src/lib/api/code-samples.ts';
import type { Site } from '../../src/schemas/site.ts';

/** What identifies a company anywhere. A city or a country alone does not. */
export function tracesOf(site: Site): string[] {
  const { name, domain, blurb, email, phone, address = [], legal, social } = site;
  const traces = [
    name,
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

/** Bytes as characters of their own, without the difference between small and capital letters. */
const folded = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();

/**
 * Every place of a trace in the files of a folder, in small or capital letters, pictures included:
 * they could have it in a comment. Compressed copies have nothing of their own.
 */
export function findTraces(folder: string, traces: readonly string[]) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = files.flatMap((file) => {
    const text = folded(readFileSync(file));
    return traces
      .filter((trace) => text.includes(folded(Buffer.from(trace))))
      .map((trace) => `${file}: ${trace}`);
  });
  return { files: files.length, found };
}
