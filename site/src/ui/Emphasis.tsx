import { createElement, Fragment } from 'react';
import { emphasisRuns } from '../lib/text/emphasis.ts';

/**
 * A line of content with its *marked* words in italic brass. A stop after them is set like them, as
 * in print; in one run with them, it does not move by itself when the italic face is late.
 */
export function Emphasis({ text }: { text: string }) {
  const joined = text.replaceAll(/\*([^*]+)\*([.,]?)/g, '*$1$2*');
  const runs = emphasisRuns(joined).map((run) => (run.emphasized ? <em>{run.text}</em> : run.text));
  return createElement(Fragment, null, ...runs);
}
