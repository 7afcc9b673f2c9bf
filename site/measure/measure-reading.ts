/** How hard the pages are to read, as Flesch-Kincaid grades, with the three hardest sentences of each. */
import { builtPages } from '../e2e/page-text.ts';
import { readingGrade } from '../e2e/reading-grade.ts';
import type { Result } from './pairs.ts';

export async function measure(): Promise<Result[]> {
  for (const { path, lines } of builtPages()) {
    const { grade, sentences } = readingGrade(lines);
    console.log(`${path}: grade ${grade.toFixed(1)}, ${sentences.length} sentences`);
    for (const { text, grade: hard } of sentences.slice(0, 3)) {
      console.log(`  ${hard.toFixed(0).padStart(3)}  ${text}`);
    }
  }
  return [];
}
