import type { Site } from '@website/content-model/schemas/site.ts';

/** The sites in other languages, each with its name and the address of this page there, or of its home page. */
export const listAlternates = (site: Site, page: string | undefined) =>
  site.alternates.map(({ language, href, leaveOut }) => {
    const isThere =
      page !== undefined && !leaveOut.some((path) => page === path || page.startsWith(`${path}/`));
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return {
      language,
      name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
      href: href.replace(/\/+$/, '') + (isThere ? page : '/'),
      isThere,
    };
  });

/** The versions of a page in all languages, for search engines. Empty if there is only one. */
export function listLanguageVersions(
  site: Site,
  page: string,
  thisVersion: { language: string; href: string },
) {
  const alternates = listAlternates(site, page).filter(({ isThere }) => isThere);
  return alternates.length > 0 ? [thisVersion, ...alternates] : [];
}
