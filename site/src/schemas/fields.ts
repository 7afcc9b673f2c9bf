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
