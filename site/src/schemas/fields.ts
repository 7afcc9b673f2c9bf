import { z } from 'astro/zod';
import { homeSections, routes, unlistedRoutes } from '../routes.ts';

/** One line of plain text: no markup, no line break, nothing left over from a template. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must be at most ${most} characters`)
    .regex(/^[^\n\r<>{}]*$/, 'must be one line of plain text, without < > { }');

/** A section's heading. *Asterisks* mark the words that are set in italic brass. */
export const heading = line(80).refine(
  (text) => text.split('*').length % 2 === 1,
  'must have its asterisks in pairs',
);

/** A short name in small letters, digits and hyphens. It becomes an address, so it stays as it is. */
export const anchor = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters, digits and hyphens, like "ai-vision-pro"',
  );

const targets: readonly string[] = [
  ...routes,
  ...unlistedRoutes,
  ...homeSections.map((section) => `/#${section}`),
];

/** The address of a page of this site, or of a section of its home page. */
export const internalLink = z
  .string()
  .refine((target) => targets.includes(target), 'must be a page of this site, like "/docs"');

/** True while the record is invented. Set it to false once the record is your own. */
export const sample = z.boolean();

/** What a page says of itself: in the browser's tab, in search results, and at its top. */
export const pageHeadSchema = z.strictObject({
  /** In the browser's tab, and the last step of the line above the heading. */
  title: line(60),
  /** For search engines and link previews. */
  description: line(160),
  /** The page's large heading. */
  heading,
  /** The sentence or two below it. */
  lede: line(240),
});

export type PageHead = z.infer<typeof pageHeadSchema>;

/** The words at the head of a section. */
export const sectionHeadSchema = z.strictObject({
  /** The small label above the heading. */
  label: line(60),
  heading,
  /** The sentence or two below it. */
  lede: line(240),
});

export type SectionHead = z.infer<typeof sectionHeadSchema>;

/** A figure and what it counts. Percentages and scores like "4.9/5" are drawn to their value. */
export const statSchema = z.strictObject({
  /** As it is shown: "200+", "95%", "4.9/5", "3x". */
  value: line(12),
  /** What is counted, below the figure. */
  label: line(60),
});

export type Stat = z.infer<typeof statSchema>;

/** What a form says of how its message is sent. It depends on how the site is built. */
export const formNoteSchema = z.strictObject({
  /** Above the button, without an intake address: the visitor's own email program sends. */
  email: line(200),
  /** Above the button, with one: the company's service takes the message. */
  intake: line(200),
  /** Where script does not run: "Please email hello@orrery.example with …" */
  contents: line(200),
});

/** Two ways on at the end of a page. The first is the one most visitors want. */
const links = z.array(z.strictObject({ label: line(30), link: internalLink })).length(2);

/** The last band of a page, with a heading of its own. */
export const closingLinksSchema = sectionHeadSchema.extend({ links });

/** The last band of a page: one sentence, and two ways on. */
export const closingCallSchema = z.strictObject({ text: line(120), links });

export type ClosingLinks = z.infer<typeof closingLinksSchema>;

export const resourceSchema = z.strictObject({
  id: anchor,
  title: line(40),
  /** One sentence. */
  description: line(160),
  /** A word or two above the title: "Guide", "Video". */
  type: line(20),
  /** Follows the type until the thing is there: "In preparation". Leave it out once it is. */
  status: line(20).optional(),
  /** Where the card leads. */
  link: internalLink,
  sample,
});

export type Resource = z.infer<typeof resourceSchema>;
