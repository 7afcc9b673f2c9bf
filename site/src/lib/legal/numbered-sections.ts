import { type Build, selectSections } from '@website/content-model/lib/legal/build.ts';
import type { LegalPassage, LegalSection } from '@website/content-model/schemas/legal-document.ts';

interface Numbered extends LegalPassage {
  /** "4", or "4.2" for a subsection. */
  number: string;
}

export interface NumberedSection extends Numbered {
  subsections: readonly Numbered[];
}

const numberPassages = <Passage extends LegalPassage>(
  passages: readonly Passage[],
  parentNumber = '',
) => passages.map((passage, index) => ({ ...passage, number: `${parentNumber}${index + 1}` }));

/** Keeps the sections that are part of a build, and numbers them. */
export const numberSections = (
  sections: readonly LegalSection[],
  build: Build,
): NumberedSection[] =>
  numberPassages(selectSections(sections, build)).map((section) => ({
    ...section,
    subsections: numberPassages(section.subsections, `${section.number}.`),
  }));
