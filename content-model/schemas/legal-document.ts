import { z } from 'zod';
import { anchor, line, pageHeadSchema, reviewed, sectionHeadSchema } from './fields.ts';

/** The placeholders of legal documents. `site.yaml` has their values. */
export const fillIns = [
  'company',
  'domain',
  'address',
  'email.privacy',
  'email.legal',
  'email.support',
  'contactForm.service',
  'legal.entity',
  'legal.host',
  'legal.representative',
  'legal.logRetention',
  'legal.workplaces',
  'legal.law',
  'legal.dataProtectionOfficer',
  'legal.dataRepresentatives',
  'legal.accessibilityTested',
] as const;

/**
 * How a visitor's message reaches the company: by the visitor's email program, by the intake service, or by a form
 * service.
 */
export const deliveryMethods = ['email', 'intake', 'service'] as const;

/** Who sends the pages to a visitor: a hosting company, or the company's own server. */
export const hostingMethods = ['host', 'server'] as const;

/** What a passage may depend on. */
export const conditions = [...deliveryMethods, ...hostingMethods] as const;

/** A fragment of a sentence: plain words, marked words, a link or a placeholder. */
export const piece = z.union([
  z.string(),
  z.strictObject({ strong: z.string() }),
  z.strictObject({ code: z.string() }),
  z.strictObject({ link: z.string(), words: z.string() }),
  z.strictObject({ fillIn: z.enum(fillIns) }),
  z.strictObject({ section: anchor }),
]);

const when = z
  .enum(conditions)
  .optional()
  .describe('Include it only if the site is built this way.');

export const block = z.union([
  z.strictObject({ paragraph: z.array(piece), when }),
  z.strictObject({ list: z.array(z.array(piece)) }),
]);

const passage = {
  id: anchor.describe(
    "Part of the section's URL, so changing it breaks links that people have shared.",
  ),
  title: line(80),
  when,
  blocks: z.array(block),
};

/**
 * A legal document: a Markdown file. Its front matter has the texts at the top of the page, and
 * `lib/markdown/read-markdown.ts` parses its body into `sections`.
 */
export const legalDocumentSchema = pageHeadSchema.extend({
  updated: z.iso
    .date('must be a date, like "2024-12-15"')
    .describe('The date of the last change, like "2024-12-15".'),
  reviewed,
  summary: z
    .strictObject({ lines: z.array(line(160)).min(1).max(6), note: line(120) })
    .describe('The document in a few lines, and a note that these lines are not the document.'),
  contact: sectionHeadSchema.describe(
    'The heading of the block at the end that tells whom to write to.',
  ),
  sections: z
    .array(z.strictObject({ ...passage, subsections: z.array(z.strictObject({ ...passage })) }))
    .min(1, 'must not be empty'),
});

export type LegalDocument = z.infer<typeof legalDocumentSchema>;
export type LegalSection = LegalDocument['sections'][number];
export type LegalPassage = LegalSection['subsections'][number];
export type Block = z.infer<typeof block>;
export type Piece = z.infer<typeof piece>;
export type FillIn = (typeof fillIns)[number];
export type DeliveryMethod = (typeof deliveryMethods)[number];
export type HostingMethod = (typeof hostingMethods)[number];
export type Condition = (typeof conditions)[number];
