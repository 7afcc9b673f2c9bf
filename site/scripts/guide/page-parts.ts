import type { Page } from '@playwright/test';
import { type ContentText, comparable } from './content-texts.ts';

/** Where the words of a part are written: a file, and its fields. */
export interface Origin {
  file: string;
  fields: string[];
}

/** A band of a page, or the header, the footer or a dialog. */
export interface Part {
  kind: 'header' | 'band' | 'dialog' | 'footer';
  origins: Origin[];
}

/** A shorter text may be on a page by chance. */
const telling = 12;
/** Texts of this length are also recognized inside of others. */
const long = 25;

/** Every part of the current page, in order, with the texts of its elements. */
function readParts(page: Page): Promise<{ kind: Part['kind']; texts: string[] }[]> {
  return page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue)
        .join(' ');
    const main = document.querySelector('main');
    const bands = [...(main?.children ?? [])].filter(
      (band) => band.localName === 'dialog' || band.getBoundingClientRect().height > 0,
    );
    const parts = [document.querySelector('header'), ...bands, document.querySelector('footer')];
    return parts
      .filter((part) => part !== null)
      .map((part) => ({
        kind: (part.closest('main')
          ? part.localName === 'dialog'
            ? 'dialog'
            : 'band'
          : part.localName) as 'band',
        texts: [...part.querySelectorAll('*')]
          .filter((element) => ownText(element).trim() && !element.closest('script, style, option'))
          // Without the number, for "AI Research 8".
          .flatMap((element) => [
            element.textContent ?? '',
            ownText(element),
            ownText(element).replace(/\s+\d+\s*$/, ''),
          ]),
      }));
  });
}

/**
 * The parts of the current page, with the places where their words are written. The page of a
 * service has the words of its own file; other services are only linked.
 */
export async function partsOf(page: Page, texts: readonly ContentText[]): Promise<Part[]> {
  const own = `services${new URL(page.url()).pathname}.yaml`;
  const isService = texts.some(({ file }) => file === own);
  const known = texts.filter(
    ({ file }) => !isService || file === own || !file.startsWith('services/'),
  );
  const exact = Map.groupBy(known, ({ text }) => text);
  const longer = known.filter(({ text }) => text.length >= long);
  const candidatesOf = (text: string): ContentText[] =>
    exact.get(text) ??
    (text.length < long
      ? []
      : longer.filter((one) => text.includes(one.text) || one.text.includes(text)));

  const parts = (await readParts(page)).map(({ kind, texts: shown }) => ({
    kind,
    hits: [...new Set(shown.map(comparable))]
      .map((text) => ({ text, places: placesOf(candidatesOf(text)) }))
      .filter(({ places }) => places.length > 0),
  }));
  const onPage = tally(
    parts.flatMap(({ hits }) => hits.flatMap(({ places }) => (places.length === 1 ? places : []))),
  );
  const fields = new Set(placesOf(known.filter(({ isField }) => isField)));

  return parts.map(({ kind, hits }) => {
    // The other words of the header and the footer are in the code, like all names of links.
    const isOwn = (place: string) => kind === 'band' || kind === 'dialog' || isOfSite(place);
    return { kind, origins: originsOf(placesOfPart(hits, onPage, fields).filter(isOwn)) };
  });
}

interface Hit {
  text: string;
  places: string[];
}

/** All services are one file here, because a part that lists them has a word or two of each. */
const fileOf = (place: string) =>
  (place.split('\n')[0] ?? '').replace(/^services\/.*/, 'services/*.yaml');
const isOfSite = (place: string) => fileOf(place) === 'site.yaml';
const placesOf = (texts: readonly ContentText[]) => [
  ...new Set(texts.map(({ file, field }) => `${file}\n${field}`)),
];

const tally = (names: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The places that have the words of a part, in the order in which it shows them. */
function placesOfPart(
  hits: readonly Hit[],
  onPage: ReadonlyMap<string, number>,
  fields: ReadonlySet<string>,
): string[] {
  const single = hits.filter(({ places }) => places.length === 1);
  const ofFile = tally(single.flatMap(({ places }) => places.map(fileOf)));
  const ofPlace = tally(single.flatMap(({ places }) => places));
  const sure = new Set<string>();
  for (const { text, places } of single) {
    const [place = ''] = places;
    // One short text may be the same by chance, in another file or in another field.
    const isChance =
      text.length < long &&
      (ofFile.get(fileOf(place)) === 1 || (ofPlace.get(place) === 1 && !fields.has(place)));
    // The company's name is short, and only site.yaml has it.
    if (isOfSite(place) || (text.length >= telling && (!isChance || single.length === 1)))
      sure.add(place);
  }
  const files = () => new Set([...sure].map(fileOf));
  // A text that several files have belongs to the one that has most of the part, then of the page.
  const inPart = tally(hits.flatMap(({ places }) => places));
  const weight = (place: string) => (inPart.get(place) ?? 0) * 1000 + (onPage.get(place) ?? 0);
  for (const { text, places } of hits) {
    if (text.length < telling || places.some((one) => files().has(fileOf(one)))) continue;
    const [best = ''] = places.toSorted((a, b) => weight(b) - weight(a));
    if (places.length > 1 && (onPage.has(best) || (inPart.get(best) ?? 0) >= 3)) sure.add(best);
  }
  // A list of single words, such as categories: the file that has most of them.
  const rest = hits.filter(({ places }) => !places.some((one) => files().has(fileOf(one))));
  const [most] = [...tally(rest.flatMap(({ places }) => places))].toSorted(([, a], [, b]) => b - a);
  if (most !== undefined && most[1] >= 3) sure.add(most[0]);
  // Short texts of files that are here anyway, such as a title.
  for (const place of hits.flatMap(({ places }) => places)) {
    if (fields.has(place) && files().has(fileOf(place))) sure.add(place);
  }
  const first = (place: string) => hits.findIndex(({ places }) => places.includes(place));
  return [...sure].toSorted((a, b) => first(a) - first(b));
}

/** Fields by file, in the order in which the part shows them. Several services become one entry. */
function originsOf(keys: readonly string[]): Origin[] {
  const services = new Set(
    keys.map((key) => key.split('\n')[0] ?? '').filter((file) => file.startsWith('services/')),
  );
  const origins = new Map<string, Set<string>>();
  for (const key of keys) {
    const [file = '', field = ''] = key.split('\n');
    const name = services.size > 1 && services.has(file) ? 'services/*.yaml' : file;
    const fields = origins.get(name) ?? new Set();
    origins.set(name, field === '' ? fields : fields.add(field));
  }
  return Array.from(origins, ([file, fields]) => ({ file, fields: [...fields] }));
}
