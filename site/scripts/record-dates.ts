/**
 * Gives today's date to every page of site/dist whose words have changed since the last time. The
 * sitemap takes its dates from there. Build first; commit the file; the next build uses it.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadContent } from '../build/content/load-content.ts';
import {
  builtWords,
  ownDates,
  readPageDates,
  recordedOn,
  writePageDates,
} from '../build/sitemap/page-dates.ts';

const root = resolve(import.meta.dirname, '../dist');

if (existsSync(root)) {
  const today = new Date().toISOString().slice(0, 10);
  const before = readPageDates();
  const after = recordedOn(today, builtWords(root), ownDates(loadContent()), before);
  writePageDates(after);
  const changed = Object.keys(after).filter((path) => after[path]?.words !== before[path]?.words);
  console.log(
    changed.length === 0
      ? 'No page has changed since its date was recorded.'
      : `Recorded ${today} for ${changed.join(', ')}. Commit site/build/sitemap/page-dates.json.`,
  );
} else {
  console.error('Nothing is built. Run "npm run build" first.');
  process.exitCode = 1;
}
