import { previewSize } from '../lib/page/address.ts';

/** A preview, in pixels. */
export const card = { ...previewSize, margin: 64 } as const;

/** Left of this are the words, right of it is the figure. */
export const figureLeft = 632;
