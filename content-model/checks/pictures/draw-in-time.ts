import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

export interface Size {
  width: number;
  height: number;
}

/** A logo takes a fraction of a second, most of which is the start of Node. */
const timeLimit = 4000;

const program = resolve(import.meta.dirname, 'draw-svg.ts');
const run = promisify(execFile);

/** The sizes of finished drawings, because each page of the development server asks again. */
const cache = new Map<string, Size>();
const maxCached = 200;

/** We draw one at a time: at once, many drawings would slow each other down until they exceed the limit. */
let previous: Promise<unknown> = Promise.resolve();

/** The size of a drawing. Undefined if it cannot be drawn in time. */
export function drawInTime(bytes: Buffer): Promise<Size | undefined> {
  const next = previous.then(() => drawCached(bytes));
  previous = next;
  return next;
}

async function drawCached(bytes: Buffer): Promise<Size | undefined> {
  const key = bytes.toString('base64');
  const size = cache.get(key) ?? (await draw(bytes));
  if (cache.size > maxCached) cache.clear();
  if (size) cache.set(key, size);
  return size;
}

/**
 * Draws in a child process that is killed after the time limit. Nothing can stop librsvg within a process: not the
 * timeout of sharp, and even an exit waits for it.
 */
async function draw(bytes: Buffer): Promise<Size | undefined> {
  const options = { timeout: timeLimit, killSignal: 'SIGKILL' } as const;
  const drawing = run(process.execPath, [program], options);
  // Writing to a process that has ended emits an error, which would end this process as well.
  drawing.child.stdin?.on('error', () => {}).end(bytes);
  try {
    const { stdout } = await drawing;
    return JSON.parse(stdout) as Size;
  } catch {
    return undefined;
  }
}
