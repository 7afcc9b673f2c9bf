import { SaxesParser } from 'saxes';
import type { ProblemText } from '../content/problem.ts';
import { drawInTime, type Size } from './draw-in-time.ts';

const heaviestDrawing = 60_000;

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon image text tspan textPath title
  desc metadata style linearGradient radialGradient stop pattern clipPath mask marker filter feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

/** Attributes of one word. Those with a hyphen are properties of CSS, or for screen readers. */
const attributes = new Set(
  `id class style lang role version baseProfile viewBox preserveAspectRatio width height x y x1 x2 y1 y2
  cx cy r rx ry fx fy fr d points pathLength dx dy rotate textLength lengthAdjust startOffset method
  spacing side transform gradientTransform gradientUnits spreadMethod patternTransform patternUnits
  patternContentUnits clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX
  refY orient offset href media type fill stroke color opacity display visibility overflow cursor direction
  filter mask clip isolation filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode operator
  k1 k2 k3 k4 values tableValues slope intercept amplitude exponent scale radius order kernelMatrix
  divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency
  numOctaves seed stitchTiles xChannelSelector yChannelSelector`.split(/\s+/),
);
/** What drawing programs note for themselves. A browser neither shows nor runs it. */
const isNote = (uri: string) =>
  /^https?:\/\/(?:www\.inkscape\.org\/|sodipodi\.sourceforge\.net\/|ns\.adobe\.com\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|purl\.org\/dc\/|creativecommons\.org\/ns#|web\.resource\.org\/cc\/|www\.bohemiancoding\.com\/sketch\/|www\.figma\.com\/figma\/ns|www\.serif\.com\/|www\.corel\.com\/|boxy-svg\.com)/.test(
    uri,
  );

const isOwnReference = (text: string) => /^\s*(?:#|data:image\/(?:png|jpeg|webp)[;,])/.test(text);

/** What a value or a style sheet can load: CSS has escapes, so a backslash could hide anything. */
const loads = (text: string) =>
  /\\|@(?!media\b)|(?:url|src)\s*\((?!\s*["']?#)|image-set|javascript:/i.test(text);

/** What is more than a drawing in an SVG: something that could run, load or contain something else. */
function oddPartOf(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let odd: string | undefined;
  /** The style sheet that is being read. A browser joins its texts, whatever is between them. */
  let sheet: string | undefined;
  const note = (found: string) => {
    odd ??= found;
  };
  parser.on('error', () => note('a part that is not XML'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) note(`the encoding ${encoding}`);
  });
  parser.on('doctype', (type) => {
    if (type.includes('[')) note('definitions of its own');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xpacket' || sheet !== undefined) note(`the instruction “${target}”`);
  });
  parser.on('comment', () => {
    if (sheet !== undefined) note('a comment in a style sheet');
  });
  parser.on('opentag', ({ local, uri, attributes: given }) => {
    if (sheet !== undefined) note(`the part “${local}” in a style sheet`);
    if (uri !== svg && !isNote(uri)) return note(`the part “${local}”`);
    if (uri !== svg) return undefined;
    if (!elements.has(local)) return note(`the part “${local}”`);
    for (const { name, local: word, uri: of, value } of Object.values(given)) {
      // A declaration of a namespace.
      if (/^xmlns(?::|$)/.test(name)) continue;
      const isPlain = of === '' && (attributes.has(word) || word.includes('-'));
      if (!isPlain && of !== xlink && !isNote(of) && name !== 'xml:space')
        note(`the attribute “${name}”`);
      if (word === 'href' ? !isOwnReference(value) : loads(value))
        note('a reference to another file');
    }
    if (local === 'style') sheet = '';
    return undefined;
  });
  for (const type of ['text', 'cdata'] as const)
    parser.on(type, (words) => {
      if (sheet !== undefined) sheet += words;
    });
  parser.on('closetag', () => {
    if (sheet !== undefined && loads(sheet)) note('a reference to another file');
    sheet = undefined;
  });
  parser.write(text).close();
  return odd;
}

/** The size of a drawing, or why it cannot be used: browsers would run, load or draw what is in it. */
export async function inspectDrawing(bytes: Buffer): Promise<Size | { problem: ProblemText }> {
  const again = 'export the logo again as a plain SVG, or use a PNG';
  if (bytes.length > heaviestDrawing) {
    const found = `a file of ${Math.round(bytes.length / 1000)} KB`;
    const expected = `must be below ${heaviestDrawing / 1000} KB, because every page loads it: ${again}`;
    return { problem: { found, expected } };
  }
  const odd = oddPartOf(textIn(bytes));
  if (odd)
    return { problem: { found: `${odd} in the file`, expected: `must only draw: ${again}` } };
  // A short file can ask for more than any browser can draw.
  const size = await drawInTime(bytes);
  if (size) return size;
  const found = 'a drawing that is too much to draw';
  return { problem: { found, expected: `must be simpler: ${again}` } };
}

/** Only UTF-8 means the same to every program. */
function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
