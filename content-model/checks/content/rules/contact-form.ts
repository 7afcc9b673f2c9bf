import type { Content } from '../../../collections.ts';
import { formServiceOf } from '../../../lib/forms/form-services.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** The legal texts say what happens to a message that goes to a form service. */
export function* checkContactForm({
  site,
  privacy,
  terms,
}: Partial<Content>): Generator<ContentProblem> {
  const service = formServiceOf(site?.contactForm);
  if (!service) return;
  for (const [name, document] of Object.entries({ privacy, terms })) {
    const sections = document?.sections ?? [];
    for (const [index, section] of sections.entries()) {
      const all = sections.flatMap((one) => [one, ...one.subsections]);
      const isThere = (id: string) =>
        all.some((one) => one.id === id && (one.when ?? 'service') === 'service');
      const gap = [section, ...section.subsections].find(({ id }) => !isThere(id));
      if (gap === undefined) continue;
      yield {
        at: [name as 'privacy' | 'terms', 'sections', index, 'title'],
        found: `${shown(gap.title)} without a version for a form service`,
        expected: `must also be there as {#${gap.id} when=service}, and say what happens to a message that goes to ${service.name}: the privacy policy of the sample has such a section`,
      };
      break;
    }
  }
}
