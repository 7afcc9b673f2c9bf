export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight';
export type System = 'light' | 'dark';

/**
 * A browser as a visitor uses it: one window with one tab in front. Every behavior is written
 * against this, and each browser engine implements it with the tools it has. Selectors are CSS and
 * mean the first element that matches.
 */
export interface Engine {
  /** Loads an address of the site, and waits until it has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Puts the focus into a field and types. */
  type(selector: string, text: string): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  /** Picks the option with this text from a list. */
  choose(selector: string, option: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside itself. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Gives the page exactly this many CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Opens another tab in front of this one, uses it, and closes it again. */
  inAnotherTab(use: () => Promise<void>): Promise<void>;
  /** The whole page as a PNG, at the present width. */
  picture(): Promise<Uint8Array>;
  /** Opens each address anew, and gives what the console says about errors. */
  consoleErrors(paths: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** What a browser is started with; it cannot be changed while it runs. */
export interface Start {
  /** Where the site is served. */
  site: string;
  /** The color scheme of the operating system. */
  system: System;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
