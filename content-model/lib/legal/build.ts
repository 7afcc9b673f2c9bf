import type {
  Condition,
  DeliveryMethod,
  HostingMethod,
  LegalSection,
} from '../../schemas/legal-document.ts';
import type { Site } from '../../schemas/site.ts';
import { getFormService } from '../forms/form-services.ts';

/** How a site is built, as far as its legal texts depend on it. */
export interface Build {
  delivery: DeliveryMethod;
  hosting: HostingMethod;
}

/** The build of a company's site. Without an intake service and a form service, visitors send emails. */
export const describeBuild = (
  { contactForm, legal }: Pick<Site, 'contactForm' | 'legal'>,
  intake: URL | undefined,
): Build => ({
  delivery: getFormService(contactForm) ? 'service' : intake ? 'intake' : 'email',
  hosting: legal?.host ? 'host' : 'server',
});

/** Whether a passage or a block with this condition is part of a build. */
export const isIncluded = (when: Condition | undefined, { delivery, hosting }: Build): boolean =>
  when === undefined || when === delivery || when === hosting;

const selectParts = <Part extends object>(parts: readonly Part[], build: Build): Part[] =>
  parts.filter((part) => isIncluded((part as { when?: Condition }).when, build));

/** The sections of a legal document that are part of a build, with only the blocks that are. */
export const selectSections = (sections: readonly LegalSection[], build: Build): LegalSection[] =>
  selectParts(sections, build).map((section) => ({
    ...section,
    blocks: selectParts(section.blocks, build),
    subsections: selectParts(section.subsections, build).map((subsection) => ({
      ...subsection,
      blocks: selectParts(subsection.blocks, build),
    })),
  }));
