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

const isFor = (way: Way) => (part: { when?: Way | undefined } | object) =>
  !('when' in part) || part.when === way;

function numbered<Passage extends LegalPassage>(
  passages: readonly Passage[],
  way: Way,
  above = '',
) {
  return passages.filter(isFor(way)).map((passage, index) => ({
    ...passage,
    blocks: passage.blocks.filter(isFor(way)),
    number: `${above}${index + 1}`,
  }));
}

/** The sections for this kind of build, with the numbers that people will refer to. */
export function numberedSections(sections: readonly LegalSection[], way: Way): NumberedSection[] {
  return numbered(sections, way).map((section) => ({
    ...section,
    subsections: numbered(section.subsections, way, `${section.number}.`),
  }));
}
