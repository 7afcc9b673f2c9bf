import type { Content } from '../../../collections.ts';
import { createPathMatcher } from '../../../routes.ts';
import { formatValue } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';
import { listRealTexts } from './sample-words.ts';

/** Addresses on the company's own domain, such as downloads, that no page, file or redirect answers. */
export function* findUnansweredAddresses(content: Content): Generator<FoundProblem> {
  const { domain } = content.site;
  const address = new RegExp(
    `(?<![\\w.@-])${domain.replaceAll('.', '\\.')}(/[^\\s"'()<>?#]*)`,
    'g',
  );
  const isAnswered = createPathMatcher(content, content.redirects);
  for (const name of Object.keys(content) as (keyof Content)[]) {
    // In the API document, addresses only identify types of problems.
    if (name === 'openApi') continue;
    for (const { path, text } of listRealTexts(content[name])) {
      for (const [, urlPath = ''] of text.replaceAll('{domain}', domain).matchAll(address)) {
        if (isAnswered(urlPath.replace(/[.,;:]$/, ''))) continue;
        yield {
          kind: 'no-answer',
          severity: 'blocker',
          at: [name, ...path],
          found: formatValue(domain + urlPath),
        };
      }
    }
  }
}
