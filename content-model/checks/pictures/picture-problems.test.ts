import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../company.ts';
import { checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { formatProblem } from '../content/problem.ts';
import { findPictureProblems } from './picture-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

const createSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}<path d="M0 0h9v9z"/></svg>`;
/** A line of fifty points with a marker at each. */
const createMarkers = (marker: string) =>
  `<path d="${'M0 0h9'.repeat(50)}" marker-mid="${marker}"/>`;
const drawings: Record<string, string> = {
  'plain.svg': createSvg(
    '<style>.a{fill:url(#b)}</style><use href="#c"/><image href="data:image/png;base64,AA"/>',
  ),
  'inkscape.svg': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
      width="90mm" height="30mm" viewBox="0 0 90 30" version="1.1" i:version="1.3" xml:space="preserve">
      <s:namedview id="view" i:zoom="2"/><defs id="defs"><path id="a" d="M0 0h9v9z"/></defs>
      <metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
      <g i:label="Layer 1" style="fill:#123;stroke-width:.2" aria-label="Logo"><use xlink:href="#a" x="9"/></g></svg>`,
  'script.svg': createSvg('<script>alert(1)</script>'),
  'other-letter.svg': createSvg(
    '<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>',
  ),
  'handler.svg': createSvg('<g onload="alert(1)"/>'),
  'foreign.svg': createSvg(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  ),
  'frame.svg': createSvg('<é:iframe xmlns:é="http://www.w3.org/1999/xhtml" srcdoc="Hello"/>'),
  'later.svg': createSvg('<g><set attributeName="href" to="&#106;avascript:alert(1)"/></g>'),
  'entity.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${createSvg('')}`,
  'sheet.svg': `<?xml-stylesheet href="#a" type="text/xsl"?>${createSvg('')}`,
  'loads.svg': createSvg('<image href="https://elsewhere.example/pixel.png"/>'),
  'styles.svg': createSvg('<style>@import "https://elsewhere.example/a.css";</style>'),
  'escaped.svg': createSvg(
    '<style><![CDATA[@\\69mport "https://elsewhere.example/a.css";]]></style>',
  ),
  'hidden.svg': createSvg('<rect style="fill:u\\72l(https://elsewhere.example/a.svg#b)"/>'),
  'markers.svg': createSvg(
    [...Array(6).keys()]
      .map((index) => `<marker id="m${index}">${createMarkers(`url(#m${index - 1})`)}</marker>`)
      .concat(createMarkers('url(#m5)'))
      .join(''),
  ),
  'remark.svg': createSvg(
    '<style>svg{fill:u<!-- -->rl(https://elsewhere.example/a.svg#b)}</style>',
  ),
  'joined.svg': createSvg(
    '<style>svg{fill:u<![CDATA[rl(https://elsewhere.example/a]]>.svg#b)}</style>',
  ),
  'parted.svg': createSvg('<style>svg{fill:u<g/>rl(https://elsewhere.example/a.svg#b)}</style>'),
  'packet.svg': createSvg(
    '<style>svg{fill:u<?xpacket?>rl(https://elsewhere.example/a.svg#b)}</style>',
  ),
  'corel.svg': createSvg(
    '<style type="text/css"><![CDATA[.fil0 {fill:#1F1A17}]]></style><text>a@b</text>',
  ),
  'heavy.svg': createSvg(`<path d="${'M0 0 '.repeat(20_000)}"/>`),
  'text.jpg': 'not a picture',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(drawings)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'packed.svg'), gzipSync(`${drawings['script.svg']}`));
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a86' } }).jpeg();
  await photo(3000, 2000).toFile(join(folder, 'large.jpg'));
  await photo(300, 900).toFile(join(folder, 'small.jpg'));
  await photo(3000, 2000).toFormat('gif').toFile(join(folder, 'moves.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The problems of pictures after an edit of the sample, except for files that no content names. */
async function listProblemsWith(file: string, before: RegExp, line: string): Promise<string[]> {
  const files = new Map(readContentFiles(contentFolder));
  const text = files.get(file) ?? '';
  files.set(
    file,
    text.replace(before, (match) => `${match}${line}\n`),
  );
  const problems = await findPictureProblems(checkContent(files), folder);
  return problems.filter(({ field }) => field !== '').map(formatProblem);
}
const checkLogo = (name: string) => listProblemsWith('site.yaml', /^name: .*\n/m, `logo: ${name}`);
const checkPortrait = (value: string) =>
  listProblemsWith('team-members.yaml', /^ {4}name: .*\n/m, `    portrait: ${value}`);

test('pictures that can be used are accepted', async () => {
  expect(await checkLogo('plain.svg')).toEqual([]);
  expect(await checkLogo('inkscape.svg')).toEqual([]);
  expect(await checkLogo('corel.svg')).toEqual([]);
  expect(await checkPortrait('large.jpg')).toEqual([]);
  expect(await checkPortrait('{ file: large.jpg, focus: [0.5, 0.3] }')).toEqual([]);
});

test.each([
  ['ada.jpg', 'found "ada.jpg"; must be a file in '],
  ['Large.jpg', 'found "Large.jpg"; must be written like the file: "large.jpg"'],
  ['small.jpg', 'found a picture of 300 x 900 pixels; must have at least 340 x 340 pixels'],
  ['text.jpg', 'found a file that is no picture; must be a JPEG, PNG, WebP or AVIF file'],
  ['moves.png', 'found a file of the kind GIF; must be a JPEG, PNG, WebP or AVIF file'],
])('the portrait %s is refused with file, line and field', async (name, words) => {
  const [problem, ...otherProblems] = await checkPortrait(name);

  expect(otherProblems).toEqual([]);
  expect(problem).toMatch(
    /^companies\/orrery\/content\/team-members\.yaml:\d+: [\w-]+, portrait: /,
  );
  expect(problem).toContain(words);
});

test.each([
  ['script.svg', 'the part “script”'],
  ['other-letter.svg', 'the part “script”'],
  ['handler.svg', 'the attribute “onload”'],
  ['foreign.svg', 'the part “foreignObject”'],
  ['frame.svg', 'the part “iframe”'],
  ['later.svg', 'the part “set”'],
  ['entity.svg', 'definitions of its own'],
  ['sheet.svg', 'the instruction “xml-stylesheet”'],
  ['loads.svg', 'a reference to another file'],
  ['styles.svg', 'a reference to another file'],
  ['escaped.svg', 'a reference to another file'],
  ['hidden.svg', 'a reference to another file'],
  ['remark.svg', 'a comment in a style sheet'],
  ['joined.svg', 'a reference to another file'],
  ['parted.svg', 'the part “g” in a style sheet'],
  ['packet.svg', 'the instruction “xpacket”'],
  ['packed.svg', 'a part that is not XML'],
  ['heavy.svg', 'a file of 100 KB'],
])('the logo %s is refused, because it is more than a drawing', async (name, words) => {
  expect(await checkLogo(name)).toEqual([expect.stringContaining(`logo: found ${words}`)]);
});

// librsvg does not end by itself, and nothing but the end of its process stops it.
test('a small logo that takes hours to draw is refused within seconds', async () => {
  const start = performance.now();

  expect(await checkLogo('markers.svg')).toEqual([expect.stringContaining('too much to draw')]);

  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a picture that no content names is reported, because it would be published', async () => {
  const problems = await findPictureProblems(checkContent(readContentFiles(contentFolder)), folder);

  expect(problems.map(formatProblem)).toContainEqual(
    expect.stringContaining('large.jpg:1: found a picture that no content names'),
  );
});
