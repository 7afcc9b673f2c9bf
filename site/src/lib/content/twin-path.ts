/** The path of a page's Markdown twin: "/team.md", and "/index.md" for the home page. */
export const twinPath = (page: string) => (page === '/' ? '/index.md' : `${page}.md`);
