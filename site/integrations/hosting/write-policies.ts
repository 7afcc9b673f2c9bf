import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineParts } from './inline-parts.ts';
import { foreignParts, pagePolicy, policyText } from './policy.ts';

/** The page that answers a form may have a button of its own, which posts to the same service. */
const answerFile = /_intake.answer\.html$/;

/**
 * Without script, a form that posts to another host says where it comes from only under this policy. The
 * service holds what comes from other places than the site.
 */
const namesOrigin = '<meta name="referrer" content="strict-origin-when-cross-origin">';

function sendsElsewhere(html: string, targets: readonly string[] = []): boolean {
  const [, own] = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(html) ?? [];
  return targets.some((target) => target.startsWith('http') && target !== own);
}

/** Before everything else in the head. The encoding has to be within the first 1,024 bytes, so it comes first. */
const place = '<meta charset="utf-8">';

/** The policy of a page contains the hashes of its scripts and styles, so it is made last. */
export function withPolicy(name: string, html: string): string {
  if (!html.includes(place)) throw new Error(`${name} has no ${place} for its policy to follow.`);
  const policy = pagePolicy(answerFile.test(name) ? `${html}<form method="post">` : html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
  const referrer = sendsElsewhere(html, policy['form-action']) ? namesOrigin : '';
  return html.replace(place, () => place + meta + referrer);
}

/** Writes into each finished page what it may load and run: only what the build has made. */
export async function writePolicies(root: string, parts: InlineParts): Promise<void> {
  const names = await readdir(root, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(root, name);
    const html = await readFile(file, 'utf8');
    const [foreign] = foreignParts(html, parts);
    if (foreign !== undefined)
      throw new Error(`${name} has a script or style that this build has not made: ${foreign}`);
    await writeFile(file, withPolicy(name, html));
  }
}
