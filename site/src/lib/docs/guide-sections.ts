import type { Docs, Guide } from '@website/content-model/schemas/docs.ts';

/** A section of the documentation page, with its guides. */
export type GuideSection = Docs['guides']['sections'][number] & { guides: readonly Guide[] };

/** Puts the guides into their sections. A section without a guide is not shown. */
export const groupGuides = (words: Docs['guides'], guides: readonly Guide[]): GuideSection[] =>
  words.sections
    .map((section) => ({
      ...section,
      guides: guides.filter((guide) => guide.section === section.id),
    }))
    .filter((section) => section.guides.length > 0);
