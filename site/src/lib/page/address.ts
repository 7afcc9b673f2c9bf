/** The full address of a path on the company's site. */
export const addressOf = (domain: string, path: string) => `https://${domain}${path}`;

/** The name of a page in the paths of its own files: "/team" has /team.md and /previews/team.png. */
const fileName = (path: string, ofHome: string) => (path === '/' ? ofHome : path.slice(1));

/** The path of the page's text in Markdown. */
export const twinPath = (path: string) => `/${fileName(path, 'index')}.md`;

/** The name of the picture that other sites show with a link to the page, and its path. */
export const previewName = (path: string) => fileName(path, 'home');
export const previewPath = (path: string) => `/previews/${previewName(path)}.png`;

export const previewSize = { width: 1200, height: 630 } as const;
