import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file));

/** The programs that the engines need: their paths, and the Debian packages that contain them. */
const programs = {
  firefox: {
    path: process.env.FIREFOX ?? onPath('firefox-esr', 'firefox'),
    debian: 'firefox-esr',
  },
  webDriver: { path: onPath('WebKitWebDriver'), debian: 'webkit2gtk-driver' },
  // Not on the PATH: Debian installs it among the libraries.
  miniBrowser: {
    path: process.env.MINIBROWSER ?? globSync('/usr/lib*/{*/,}webkit*gtk-*/MiniBrowser')[0],
    debian: 'webkit2gtk-driver',
  },
  xvfb: { path: onPath('Xvfb'), debian: 'xvfb' },
  xdotool: { path: onPath('xdotool'), debian: 'xdotool' },
};

type Program = keyof typeof programs;

const engines = {
  Firefox: ['firefox'],
  WebKit: ['webDriver', 'miniBrowser', 'xvfb', 'xdotool'],
} as const satisfies Record<string, readonly Program[]>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

export function pathOf(program: Program): string {
  const { path, debian } = programs[program];
  if (path === undefined) throw new Error(`${program} is missing; Debian's package is ${debian}`);
  return path;
}

/** The Debian packages that an engine needs but this machine lacks. */
export function missingFor(engine: EngineName): string[] {
  const missing = engines[engine].filter((program) => programs[program].path === undefined);
  return [...new Set(missing.map((program) => programs[program].debian))];
}
