import { extname } from 'node:path';
import { find, treeOf } from '../../src/lib/html/tree.ts';
import { filePolicy, pagePolicy, policyText } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** What a built site consists of, as far as a server has to know. */
export interface BuiltSite {
  /** The HTML of each page by its path. */
  pages: ReadonlyMap<string, string>;
  /** The HTML of the not-found page. */
  notFound: string;
  /** The paths of all other files, except those below /_astro. */
  files: readonly string[];
}

/** The headers of a site. The functions next to this file write them as each host reads them. */
export interface SiteHeaders {
  /** For every response. */
  everywhere: Headers;
  /** In addition, for each page by its path. */
  pages: ReadonlyMap<string, Headers>;
  notFound: Headers;
  /** In addition, for each file by its path. */
  files: ReadonlyMap<string, Headers>;
  /** In addition, for everything below /_astro. */
  assets: Headers;
  /** In addition, for what is no file: a redirect to this host, or an answer of the service. */
  others: Headers;
}

const everywhere: Headers = {
  // Two years. Before you add "preload", read docs/deploy.md: it is hard to take back.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  // Within the site, the contact form learns which service the visitor has read about.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Ask every time; the answer is usually "not modified". */
const revalidate = 'no-cache';
/** The name of the file changes with its content. */
const forever = 'public, max-age=31536000, immutable';

const policy = 'Content-Security-Policy';
const cache = 'Cache-Control';
const embedding = 'Cross-Origin-Resource-Policy';

const ofPage = (html: string): Headers => ({
  [cache]: revalidate,
  [policy]: policyText(pagePolicy(html)),
  [embedding]: 'same-origin',
});
const ofAsset: Headers = {
  [cache]: forever,
  [policy]: policyText(filePolicy),
  [embedding]: 'same-origin',
};

/** Types that hosts do not agree on. nginx takes them from its own list. */
const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
};

/** The address of the page that a file is another form of: /team.md is the text of /team. */
function canonical(file: string, pages: BuiltSite['pages']): string | undefined {
  if (!file.endsWith('.md')) return undefined;
  const page = pages.get(file === '/index.md' ? '/' : file.slice(0, -'.md'.length));
  const link =
    page && find(treeOf(page), ({ properties }) => String(properties.rel) === 'canonical');
  return link && String(link.properties.href);
}

function ofFile(file: string, pages: BuiltSite['pages']): Headers {
  const type = types[extname(file)];
  const page = canonical(file, pages);
  return {
    ...ofAsset,
    [cache]: revalidate,
    // Other sites show these pictures next to a link, and feed readers next to the feed.
    ...(file.endsWith('.png') && { [embedding]: 'cross-origin' }),
    ...(type && { 'Content-Type': `${type}; charset=utf-8` }),
    ...(page && { Link: `<${page}>; rel="canonical"` }),
  };
}

export function headersOf({ pages, notFound, files }: BuiltSite): SiteHeaders {
  return {
    everywhere,
    pages: new Map(Array.from(pages, ([path, html]) => [path, ofPage(html)])),
    notFound: ofPage(notFound),
    files: new Map(files.map((path) => [path, ofFile(path, pages)])),
    assets: ofAsset,
    others: { ...ofAsset, [cache]: revalidate },
  };
}
