import { createElement, Fragment } from 'react';
import { emphasisRuns } from '../lib/text/emphasis.ts';

/**
 * A line of content with its *marked* words in italic brass. The period or comma after them is
 * italic too, as in print. In one run with the words, it does not move on its own when the italic
 * font arrives late.
 */
export function Emphasis({ text }: { text: string }) {
  const joined = text.replaceAll(/\*([^*]+)\*([.,]?)/g, '*$1$2*');
  const runs = emphasisRuns(joined).map((run) => (run.emphasized ? <em>{run.text}</em> : run.text));
  return createElement(Fragment, null, ...runs);
}
