import { z } from 'zod';
import { line, proof } from './fields.ts';

/** A figure, promise or safeguard that the company has to be able to stand behind. */
const claimSchema = z.strictObject({
  value: line(80)
    .describe(
      "As pages show it. In every other content file, the claim's name in {braces} stands for this.",
    )
    .meta({ hint: 'What you promise, in the words that pages show.', example: 'within two days' }),
  meaning: line(240).describe(
    'Exactly what it means: what is counted, since when, compared with what.',
  ),
  evidence: line(120)
    .describe(
      'Where the proof is kept, such as a report or a contract. "None yet" while there is none.',
    )
    .meta({
      hint: 'Where the proof is kept, such as a report or a contract.',
      example: 'None yet',
    }),
});

/** The data behind a figure, and its error. */
export const figureBasis = {
  cases: line(60)
    .optional()
    .describe('How many cases a share or an average rests on.')
    .meta({ example: '22 of 31 clients' }),
  period: line(40)
    .optional()
    .describe('The time that it covers: "since 2020", "2023 to 2025".')
    .meta({ hint: 'The time that it covers.', example: 'since 2020' }),
  error: line(100)
    .optional()
    .describe('How far it may be off.')
    .meta({ example: '95% interval: 86% to 98%.' }),
  proof,
};

/** A figure of the whole company. A click on it opens a note, and the team page lists all figures. */
const figureSchema = claimSchema.extend({
  value: claimSchema.shape.value.meta({
    hint: 'A figure of your company, as pages show it.',
    example: '1,200+',
  }),
  title: line(40).describe('The words after the value: what it counts.').meta({
    hint: 'What the figure counts. Two to five words.',
    example: 'invoices read every day',
  }),
  ...figureBasis,
});

/**
 * The register of claims. Pages take values from here, so two pages cannot state the same claim
 * differently. The named claims are used by the code; you can add others.
 */
export const claimsSchema = z.strictObject({
  figures: z.record(z.string(), figureSchema).default({}),
  promises: z.record(z.string(), claimSchema).default({}),
});

export type Claims = z.infer<typeof claimsSchema>;
type Figure = Claims['figures'][string];

/** The content of a figure's note. */
export type FigureNote = Omit<Figure, 'meaning' | 'evidence'> & { meaning?: string };
