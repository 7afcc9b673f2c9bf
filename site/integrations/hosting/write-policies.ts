import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineCode } from './inline-code.ts';
import { createPolicy, findForeignCode, formatPolicy } from './policy.ts';

/** The intake service may add a button to this page, which posts to the same service. */
const answerPage = /_intake.answer\.html$/;

/**
 * Without script, a browser tells another host the origin of a form that posts to it only under this
 * referrer policy.
 */
const referrerMeta = '<meta name="referrer" content="strict-origin-when-cross-origin">';

function postsToAnotherHost(html: string, targets: readonly string[] = []): boolean {
  const [, siteOrigin] = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(html) ?? [];
  return targets.some((target) => target.startsWith('http') && target !== siteOrigin);
}

/**
 * The policy follows this element, before everything else in the head. The encoding comes first because it
 * has to be within the first 1,024 bytes.
 */
const charsetMeta = '<meta charset="utf-8">';

/** The policy of a page contains the hashes of its scripts and styles, so it is made last. */
export function addPolicy(name: string, html: string): string {
  if (!html.includes(charsetMeta))
    throw new Error(`${name} has no ${charsetMeta} for its policy to follow.`);
  const policy = createPolicy(answerPage.test(name) ? `${html}<form method="post">` : html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}">`;
  const referrer = postsToAnotherHost(html, policy['form-action']) ? referrerMeta : '';
  return html.replace(charsetMeta, () => charsetMeta + meta + referrer);
}

/** Writes a policy into each finished page: it may load and run only what comes from the build. */
export async function writePolicies(root: string, inlineCode: InlineCode): Promise<void> {
  const names = await readdir(root, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(root, name);
    const html = await readFile(file, 'utf8');
    const [foreign] = findForeignCode(html, inlineCode);
    if (foreign !== undefined)
      throw new Error(`${name} has a script or style that this build has not made: ${foreign}`);
    await writeFile(file, addPolicy(name, html));
  }
}
