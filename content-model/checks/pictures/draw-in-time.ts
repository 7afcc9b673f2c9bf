import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

export interface Size {
  width: number;
  height: number;
}

/** The most that reading and drawing may take. A logo takes a fraction of a second, most of it for the start of Node. */
const mostMilliseconds = 4000;

const program = resolve(import.meta.dirname, 'draw-svg.ts');
const run = promisify(execFile);

/** The sizes of drawings that were drawn: each page of the development server asks again. */
const drawn = new Map<string, Size>();
const mostDrawn = 200;

/** One after the other, or many drawings would slow each other down. */
let previous: Promise<unknown> = Promise.resolve();

/** The size of a drawing, or nothing if it cannot be drawn in time. */
export function drawInTime(bytes: Buffer): Promise<Size | undefined> {
  const next = previous.then(() => drawOnce(bytes));
  previous = next;
  return next;
}

async function drawOnce(bytes: Buffer): Promise<Size | undefined> {
  const key = bytes.toString('base64');
  const size = drawn.get(key) ?? (await draw(bytes));
  if (drawn.size > mostDrawn) drawn.clear();
  if (size) drawn.set(key, size);
  return size;
}

/**
 * Draws in a process that is killed when its time is over. In this one, nothing could stop librsvg: the
 * timeout of sharp does not, and even an exit waits for it.
 */
async function draw(bytes: Buffer): Promise<Size | undefined> {
  const limit = { timeout: mostMilliseconds, killSignal: 'SIGKILL' } as const;
  const drawing = run(process.execPath, [program], limit);
  // A process that is gone reads nothing.
  drawing.child.stdin?.on('error', () => {}).end(bytes);
  try {
    const { stdout } = await drawing;
    return JSON.parse(stdout) as Size;
  } catch {
    return undefined;
  }
}
