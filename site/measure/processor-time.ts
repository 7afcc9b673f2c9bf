import { existsSync, readFileSync } from 'node:fs';

/** Linux tells what a process has used of the processor. Other systems do not tell it as easily. */
export const knowsProcessorTime = existsSync('/proc/self/stat');

/** Linux counts in hundredths of a second. */
const tick = 10;

/**
 * The milliseconds that the processor has spent on a process and all that it has started. Unlike
 * the time on the clock, they do not depend much on what else the machine does.
 */
export function processorTime(pid: number): number {
  if (!knowsProcessorTime) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  // In its own code and in the system's, and the same for children that have ended.
  const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + processorTime(Number(child)), own * tick);
}
