/** The absolute URL of a path on the company's site. */
export const getPageUrl = (domain: string, path: string) => `https://${domain}${path}`;

/** The name of a page's files: "/team" has /team.md and /previews/team.png. */
const getFileName = (path: string, homeName: string) => (path === '/' ? homeName : path.slice(1));

/** The path of the Markdown copy of a page. */
export const getMarkdownPath = (path: string) => `/${getFileName(path, 'index')}.md`;

/** The link preview: the picture that other sites show with a link to the page. */
export const getPreviewFileName = (path: string) => getFileName(path, 'home');
export const getPreviewPath = (path: string) => `/previews/${getPreviewFileName(path)}.png`;

export const previewSize = { width: 1200, height: 630 } as const;
