import { SaxesParser } from 'saxes';
import type { ProblemText } from '../content/problem.ts';
import { drawInTime, type Size } from './draw-in-time.ts';

const maxBytes = 60_000;

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

const allowedElements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon image text tspan textPath title
  desc metadata style linearGradient radialGradient stop pattern clipPath mask marker filter feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

/** All attributes with a hyphen are allowed too: they are CSS properties, or for screen readers. */
const allowedAttributes = new Set(
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

/** Whether a namespace is for the metadata of drawing programs, which browsers neither show nor run. */
const isMetadata = (namespace: string) =>
  /^https?:\/\/(?:www\.inkscape\.org\/|sodipodi\.sourceforge\.net\/|ns\.adobe\.com\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|purl\.org\/dc\/|creativecommons\.org\/ns#|web\.resource\.org\/cc\/|www\.bohemiancoding\.com\/sketch\/|www\.figma\.com\/figma\/ns|www\.serif\.com\/|www\.corel\.com\/|boxy-svg\.com)/.test(
    namespace,
  );

const isInternalReference = (text: string) =>
  /^\s*(?:#|data:image\/(?:png|jpeg|webp)[;,])/.test(text);

/** Whether an attribute or a style sheet could load something. An escape of CSS (a backslash) could hide it. */
const canLoad = (text: string) =>
  /\\|@(?!media\b)|(?:url|src)\s*\((?!\s*["']?#)|image-set|javascript:/i.test(text);

/** The first thing in an SVG that is more than a drawing: it could run a script, load a file or embed a page. */
function findForbidden(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let forbidden: string | undefined;
  /** The text of the open style element. A browser joins its text nodes, so we do the same. */
  let styleSheet: string | undefined;
  const report = (found: string) => {
    forbidden ??= found;
  };
  parser.on('error', () => report('a part that is not XML'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) report(`the encoding ${encoding}`);
  });
  parser.on('doctype', (type) => {
    if (type.includes('[')) report('definitions of its own');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xpacket' || styleSheet !== undefined) report(`the instruction “${target}”`);
  });
  parser.on('comment', () => {
    if (styleSheet !== undefined) report('a comment in a style sheet');
  });
  parser.on('opentag', ({ local: element, uri: elementNamespace, attributes }) => {
    if (styleSheet !== undefined) report(`the part “${element}” in a style sheet`);
    if (elementNamespace !== svgNamespace) {
      if (!isMetadata(elementNamespace)) report(`the part “${element}”`);
      return;
    }
    if (!allowedElements.has(element)) {
      report(`the part “${element}”`);
      return;
    }
    for (const { name, local, uri: namespace, value } of Object.values(attributes)) {
      const isNamespaceDeclaration = /^xmlns(?::|$)/.test(name);
      if (isNamespaceDeclaration) continue;
      const isAllowed = namespace === '' && (allowedAttributes.has(local) || local.includes('-'));
      if (
        !isAllowed &&
        namespace !== xlinkNamespace &&
        !isMetadata(namespace) &&
        name !== 'xml:space'
      )
        report(`the attribute “${name}”`);
      if (local === 'href' ? !isInternalReference(value) : canLoad(value))
        report('a reference to another file');
    }
    if (element === 'style') styleSheet = '';
  });
  for (const type of ['text', 'cdata'] as const)
    parser.on(type, (chunk) => {
      if (styleSheet !== undefined) styleSheet += chunk;
    });
  parser.on('closetag', () => {
    if (styleSheet !== undefined && canLoad(styleSheet)) report('a reference to another file');
    styleSheet = undefined;
  });
  parser.write(text).close();
  return forbidden;
}

/** The size of a drawing, or a problem if browsers could do more with it than draw, or could not draw it. */
export async function inspectDrawing(bytes: Buffer): Promise<Size | { problem: ProblemText }> {
  const remedy = 'export the logo again as a plain SVG, or use a PNG';
  if (bytes.length > maxBytes) {
    const found = `a file of ${Math.round(bytes.length / 1000)} KB`;
    const expected = `must be below ${maxBytes / 1000} KB, because every page loads it: ${remedy}`;
    return { problem: { found, expected } };
  }
  const forbidden = findForbidden(decodeUtf8(bytes));
  if (forbidden)
    return {
      problem: { found: `${forbidden} in the file`, expected: `must only draw: ${remedy}` },
    };
  // Even a small file can describe more shapes than any browser can draw.
  const size = await drawInTime(bytes);
  if (size) return size;
  const found = 'a drawing that is too much to draw';
  return { problem: { found, expected: `must be simpler: ${remedy}` } };
}

/** In another encoding, a browser could read something else than our parser. Empty text is no XML, so it is refused. */
function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
