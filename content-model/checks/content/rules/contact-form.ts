import type { Content } from '../../../collections.ts';
import { getFormService } from '../../../lib/forms/form-services.ts';
import { describeBuild, isIncluded } from '../../../lib/legal/build.ts';
import { type ContentProblem, formatValue } from '../problem.ts';

/** If a form service receives messages, the legal texts need a version of each section for it. */
export function* checkContactForm({
  site,
  privacy,
  terms,
}: Partial<Content>): Generator<ContentProblem> {
  const service = getFormService(site?.contactForm);
  if (!site || !service) return;
  const build = describeBuild(site, undefined);
  for (const [name, document] of Object.entries({ privacy, terms })) {
    const sections = document?.sections ?? [];
    for (const [index, section] of sections.entries()) {
      const allSections = sections.flatMap((parent) => [parent, ...parent.subsections]);
      const hasServiceVersion = (id: string) =>
        allSections.some((other) => other.id === id && isIncluded(other.when, build));
      const missing = [section, ...section.subsections].find(({ id }) => !hasServiceVersion(id));
      if (missing === undefined) continue;
      yield {
        at: [name as 'privacy' | 'terms', 'sections', index, 'title'],
        found: `${formatValue(missing.title)} without a version for a form service`,
        expected: `must also be there as {#${missing.id} when=service}, and say what happens to a message that goes to ${service.name}: the privacy policy of the sample has such a section`,
      };
      break;
    }
  }
}
