import type { Content } from '../../../collections.ts';
import { formServiceOf } from '../../../lib/forms/form-services.ts';
import { type Finding, shown } from '../problem.ts';

/** The legal texts say what happens to a message that goes to a form service. */
export function* contactFormRules(content: Content): Generator<Finding> {
  const service = formServiceOf(content.site.contactForm);
  if (!service) return;
  for (const name of ['privacy', 'terms'] as const) {
    for (const [index, section] of content[name].sections.entries()) {
      const all = content[name].sections.flatMap((one) => [one, ...one.subsections]);
      const isThere = (id: string) =>
        all.some((one) => one.id === id && (one.when ?? 'service') === 'service');
      const gap = [section, ...section.subsections].find(({ id }) => !isThere(id));
      if (gap === undefined) continue;
      yield {
        at: [name, 'sections', index, 'title'],
        found: `${shown(gap.title)} without a version for a form service`,
        expected: `must also be there as {#${gap.id} when=service}, and say what happens to a message that goes to ${service.name}: the privacy policy of the sample has such a section`,
      };
      break;
    }
  }
}
