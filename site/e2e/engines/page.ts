import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Whether an element exists and takes up space. */
export function isShown(engine: Engine, selector: string): Promise<boolean> {
  return engine.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box !== undefined && box.height > 0;
  }, selector);
}

export function textOf(engine: Engine, selector: string): Promise<string> {
  return engine.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}

export function hasFocus(engine: Engine, selector: string): Promise<boolean> {
  return engine.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Waits until an element has the focus. */
export async function expectFocus(engine: Engine, selector: string): Promise<void> {
  await expect.poll(() => hasFocus(engine, selector), `the focus is on ${selector}`).toBe(true);
}

/** Waits until the first words of a target are visible below the sticky header. */
export async function expectBelowHeader(engine: Engine, target: string): Promise<void> {
  const place = () =>
    engine.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const words = element?.querySelector('h1, h2, h3, h4, p') ?? element;
      const header = document.querySelector('header')?.getBoundingClientRect();
      const top = words?.getBoundingClientRect().top ?? Number.NaN;
      return {
        isHeaderAtTop: header?.top === 0,
        isClear: top >= (header?.bottom ?? 0),
        isInView: top < innerHeight * 0.6 || scrollY + innerHeight > document.body.scrollHeight - 2,
      };
    }, target);
  await expect
    .poll(place, `${target} stands below the header`)
    .toEqual({ isHeaderAtTop: true, isClear: true, isInView: true });
}
