import type { Sheet } from './flat-styles.ts';

const texts = import.meta.glob<string>('../figures/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const classes = import.meta.glob<Sheet['classes']>('../figures/*.module.css', {
  import: 'default',
  eager: true,
});

/** The style sheets of all figures. Those that all figures share come first: the others refine them. */
export const figureSheets: readonly Sheet[] = Object.keys(texts)
  .toSorted((a, b) => Number(b.includes('engraving')) - Number(a.includes('engraving')))
  .map((path) => ({ css: texts[path] ?? '', classes: classes[path] ?? {} }));
