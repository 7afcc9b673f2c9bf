import type { Content } from '../../../collections.ts';
import { answersIn } from '../../content/answers.ts';
import { shown } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';
import { ownTexts } from './sample-words.ts';

/** Addresses on the company's own domain, such as downloads, that no file of the build answers. */
export function* ownAddressRules(content: Content): Generator<FoundProblem> {
  const { domain } = content.site;
  const address = new RegExp(
    `(?<![\\w.@-])${domain.replaceAll('.', '\\.')}(/[^\\s"'()<>?#]*)`,
    'g',
  );
  const answers = answersIn(content, content.redirects);
  for (const name of Object.keys(content) as (keyof Content)[]) {
    // In it, addresses are names of problems.
    if (name === 'openApi') continue;
    for (const { path, text } of ownTexts(content[name], [name])) {
      for (const [, found = ''] of text.replaceAll('{domain}', domain).matchAll(address)) {
        if (answers(found.replace(/[.,;:]$/, ''))) continue;
        const [, ...inside] = path;
        yield {
          kind: 'no-answer',
          severity: 'blocker',
          at: [name, ...inside],
          found: shown(domain + found),
        };
      }
    }
  }
}
