import type { Guide } from '@website/content-model/schemas/docs.ts';

/** How full the moon of a guide is. */
export const phases = {
  Beginner: 'new',
  Intermediate: 'half',
  Advanced: 'full',
} as const satisfies Record<Guide['difficulty'], string>;
