import type { Plugin } from 'vite';

const pair = /(--[\w-]+): light-dark\(([^,]+), [^)]+\);/g;

/**
 * Adds a fallback for browsers without `light-dark()` (before Chrome 123, Firefox 120, Safari
 * 17.5): they get the light value of each color. The pairs move into the rule for browsers that
 * support them. A custom property accepts any text, so an unknown function would replace the light
 * value.
 */
export function withLightFallback(css: string): string {
  const pairs = css.match(pair)?.join('') ?? '';
  return css.replaceAll(pair, '$1: $2;').replace('color-scheme: light dark;', `$& ${pairs}`);
}

/** Applies only to tokens.css, where each color is written once, as a pair. */
export function lightFallback(): Plugin {
  return {
    name: 'light-fallback',
    enforce: 'pre',
    transform: (css, id) => (/\/tokens\.css$/.test(id) ? withLightFallback(css) : undefined),
  };
}
