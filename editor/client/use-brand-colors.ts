import { useEffect, useRef, useState } from 'react';
import type { Colors } from '../field.ts';
import { ask } from './server.ts';

export type Brand = Pick<Colors, 'main' | 'accent'>;

/** The two brand colors, and what they would do. The page shows it at once, until the panel closes. */
export function useBrandColors({ main, accent }: Colors) {
  const [brand, setBrand] = useState<Brand>({ main, accent });
  /** Undefined until another color was tried. */
  const [tried, setTried] = useState<Colors>();
  const latest = useRef(brand);

  async function tryBrand(next: Brand): Promise<void> {
    setBrand(next);
    latest.current = next;
    const colors = await ask<Colors>('colors', { brand: next, save: false });
    if (latest.current === next) setTried(colors);
  }

  const css = tried?.css;
  useEffect(() => {
    if (css === undefined) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = sheets.filter((other) => other !== sheet);
    };
  }, [css]);

  return { brand, tryBrand, tried };
}
