/** What link previews show, in pixels. */
export const card = { width: 1200, height: 630, margin: 64 } as const;

/** Left of this are the words, right of it is the figure. */
export const figureLeft = 632;
