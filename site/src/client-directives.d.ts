import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads and hydrates the island once a visitor uses it. The text is what a button says if it is
     * pressed before that. See islands/use.ts.
     */
    'client:use'?: string | true;
  }
}
