import type { Guide } from '@website/content-model/schemas/docs.ts';

/** The phase of the moon that marks a guide's difficulty. */
export const phases = {
  Beginner: 'new',
  Intermediate: 'half',
  Advanced: 'full',
} as const satisfies Record<Guide['difficulty'], string>;
