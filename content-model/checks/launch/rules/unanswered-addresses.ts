import type { Content } from '../../../collections.ts';
import { createPathMatcher } from '../../../routes.ts';
import { formatValue } from '../../content/problem.ts';
import { listContentValues } from '../../content/walk-content.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Addresses on the company's own domain, such as downloads, that no page, file or redirect answers. */
export function* findUnansweredAddresses(content: Content): Generator<FoundProblem> {
  const { domain } = content.site;
  const address = new RegExp(
    `(?<![\\w.@-])${domain.replaceAll('.', '\\.')}(/[^\\s"'()<>?#]*)`,
    'g',
  );
  const isAnswered = createPathMatcher(content, content.redirects);
  // In the API document, addresses only identify types of problems.
  for (const { path, value } of listContentValues(content, ['openApi'])) {
    if (typeof value !== 'string') continue;
    for (const [, urlPath = ''] of value.replaceAll('{domain}', domain).matchAll(address)) {
      if (isAnswered(urlPath.replace(/[.,;:]$/, ''))) continue;
      yield {
        kind: 'no-answer',
        severity: 'blocker',
        at: path,
        found: formatValue(domain + urlPath),
      };
    }
  }
}
