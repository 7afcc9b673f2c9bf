import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContentTexts } from '@website/content-model/checks/content/rules/texts.ts';
import type { Content } from '@website/content-model/collections.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { getKeyVariable } from '../../src/lib/api/code-samples.ts';

/** The texts that identify a company. A city or a country alone does not. */
export function listTraces(site: Site): string[] {
  const { name, domain, blurb, email, phone, address = [], legal, social } = site;
  const traces = [
    name,
    getKeyVariable(name),
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

/** Every sentence of the content that has at least five words. */
export const listSentences = (content: Content): string[] =>
  Array.from(listContentTexts(content), ({ text }) =>
    text.replaceAll('*', '').split(/(?<=[.?!:]) /),
  )
    .flat()
    .filter((sentence) => sentence.split(' ').length >= 5);

/** Without the difference between small and capital letters, and between kinds of spaces. */
const normalizeText = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Finds traces in the files of a folder, in any case, also in pictures, which could have a comment.
 * Compressed copies are skipped.
 */
export function findTraces(folder: string, traces: readonly (string | RegExp)[]) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const matches = files.flatMap((file) => {
    // Classes have the names of components, such as Planet.
    const markup = readFileSync(file, 'utf8').replaceAll(
      /<style\b.*?<\/style>|\sclass="[^"]*"/gs,
      '',
    );
    // A sentence may have tags in it.
    const text = normalizeText(`${markup} ${markup.replaceAll(/<[^>]*>/g, '')}`);
    return traces
      .filter((trace) =>
        typeof trace === 'string' ? text.includes(normalizeText(trace)) : trace.test(text),
      )
      .map((trace) => `${file}: ${trace}`);
  });
  return { files: files.length, found: matches };
}
