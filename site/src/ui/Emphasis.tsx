import { createElement, Fragment } from 'react';
import { emphasisRuns } from '../lib/emphasis.ts';

/** A line of content with its *marked* words in italic brass. */
export function Emphasis({ text }: { text: string }) {
  const runs = emphasisRuns(text).map((run) => (run.emphasized ? <em>{run.text}</em> : run.text));
  return createElement(Fragment, null, ...runs);
}
