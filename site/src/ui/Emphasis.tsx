import { emphasisRuns } from '../lib/emphasis.ts';

/** A line of content with its *marked* words in italic brass. */
export function Emphasis({ text }: { text: string }) {
  return emphasisRuns(text).map((run) =>
    run.emphasized ? <em key={run.text}>{run.text}</em> : run.text,
  );
}
