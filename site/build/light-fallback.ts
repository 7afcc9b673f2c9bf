import type { Plugin } from 'vite';

const pair = /(--[\w-]+): light-dark\(([^,]+), [^)]+\);/g;

/**
 * A style sheet for browsers without `light-dark()` too (before Chrome 123, Firefox 120, Safari 17.5):
 * they get each color's light value. The pairs move to the rule for browsers that know them, since
 * a custom property takes any text, and an unknown function would replace the light value.
 */
export function withLightFallback(css: string): string {
  const pairs = css.match(pair)?.join('') ?? '';
  return css.replaceAll(pair, '$1: $2;').replace('color-scheme: light dark;', `$& ${pairs}`);
}

/** Each color is written once in tokens.css, as a pair. */
export function lightFallback(): Plugin {
  return {
    name: 'light-fallback',
    enforce: 'pre',
    transform: (css, id) => (/\/tokens\.css$/.test(id) ? withLightFallback(css) : undefined),
  };
}
