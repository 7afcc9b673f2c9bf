import type {
  DeliveryMethod,
  LegalPassage,
  LegalSection,
} from '@website/content-model/schemas/legal-document.ts';

interface Numbered extends LegalPassage {
  /** "4", or "4.2" for a subsection. */
  number: string;
}

export interface NumberedSection extends Numbered {
  subsections: readonly Numbered[];
}

const appliesTo =
  (delivery: DeliveryMethod) => (item: { when?: DeliveryMethod | undefined } | object) =>
    !('when' in item) || item.when === delivery;

function numberPassages<Passage extends LegalPassage>(
  passages: readonly Passage[],
  delivery: DeliveryMethod,
  parentNumber = '',
) {
  return passages.filter(appliesTo(delivery)).map((passage, index) => ({
    ...passage,
    blocks: passage.blocks.filter(appliesTo(delivery)),
    number: `${parentNumber}${index + 1}`,
  }));
}

/** Keeps the sections that apply to how this build delivers messages, and numbers them. */
export function numberSections(
  sections: readonly LegalSection[],
  delivery: DeliveryMethod,
): NumberedSection[] {
  return numberPassages(sections, delivery).map((section) => ({
    ...section,
    subsections: numberPassages(section.subsections, delivery, `${section.number}.`),
  }));
}
