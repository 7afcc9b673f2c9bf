import type {
  LegalPassage,
  LegalSection,
  Way,
} from '@website/content-model/schemas/legal-document.ts';

interface Numbered extends LegalPassage {
  /** "4", or "4.2" for a subsection. */
  number: string;
}

export interface NumberedSection extends Numbered {
  subsections: readonly Numbered[];
}

const appliesTo = (way: Way) => (item: { when?: Way | undefined } | object) =>
  !('when' in item) || item.when === way;

function numberPassages<Passage extends LegalPassage>(
  passages: readonly Passage[],
  way: Way,
  parentNumber = '',
) {
  return passages.filter(appliesTo(way)).map((passage, index) => ({
    ...passage,
    blocks: passage.blocks.filter(appliesTo(way)),
    number: `${parentNumber}${index + 1}`,
  }));
}

/** Keeps the sections that apply to how this build delivers messages, and numbers them. */
export function numberSections(sections: readonly LegalSection[], way: Way): NumberedSection[] {
  return numberPassages(sections, way).map((section) => ({
    ...section,
    subsections: numberPassages(section.subsections, way, `${section.number}.`),
  }));
}
