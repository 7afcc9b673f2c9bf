import { createElement, Fragment } from 'react';
import { splitPrintedEmphasis } from '../lib/text/emphasis.ts';

/**
 * A line of content with its *marked* words in italics, in the accent color. A period after them is
 * in one run with them, so it does not move on its own when the italic font arrives late.
 */
export function Emphasis({ text }: { text: string }) {
  const runs = splitPrintedEmphasis(text).map((run) =>
    run.emphasized ? <em>{run.text}</em> : run.text,
  );
  return createElement(Fragment, null, ...runs);
}
