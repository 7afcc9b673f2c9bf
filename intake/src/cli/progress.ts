/** How far long work has come, on one line of standard error. Nothing if that is not a terminal. */
export interface Progress {
  show: (text: string) => void;
  /** Removes the line. */
  end: () => void;
}

/** The minimum time between updates. */
const pause = 100;

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export function startProgress(output: Output = process.stderr): Progress {
  let last = Number.NEGATIVE_INFINITY;
  const clear = '\r\u001b[2K';
  return {
    show: (text) => {
      const now = performance.now();
      if (!output.isTTY || now - last < pause) return;
      last = now;
      output.write(clear + text);
    },
    end: () => {
      if (output.isTTY && last > 0) output.write(clear);
    },
  };
}
