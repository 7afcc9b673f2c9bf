export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';
export type System = 'light' | 'dark';

/**
 * A browser as a visitor uses it: one window with one tab in front. All behavior tests use this
 * interface, and each browser engine implements it with the tools it has. Selectors are CSS and
 * mean the first match.
 */
export interface Engine {
  /** Opens a path of the site or another address, and waits until it has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Focuses a field and types. */
  type(selector: string, text: string): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  /** Picks the option with this text from a select. */
  choose(selector: string, option: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside itself. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Sets the size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Opens another tab in front of this one, uses it, and closes it again. */
  inAnotherTab(use: () => Promise<void>): Promise<void>;
  /** A screenshot of the whole page as a PNG, at the current width. */
  picture(): Promise<Uint8Array>;
  /** Opens each path again, and returns the errors on the console. */
  consoleErrors(paths: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Settings that cannot change while a browser runs. */
export interface Start {
  /** The URL of the site. */
  site: string;
  /** The color scheme of the operating system. */
  system: System;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
