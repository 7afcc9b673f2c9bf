import type { Site } from '@website/content-model/schemas/site.ts';

/** The sites in other languages, each with its name and the address of this page there, or of its home page. */
export const alternatesOf = (site: Site, page: string | undefined) =>
  site.alternates.map(({ language, href, leaveOut }) => {
    const isThere =
      page !== undefined && !leaveOut.some((one) => page === one || page.startsWith(`${one}/`));
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return {
      language,
      name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
      href: href.replace(/\/+$/, '') + (isThere ? page : '/'),
      isThere,
    };
  });

/** What search engines want to know: the languages of a page, its own too, with the address of each. */
export function languagesOf(site: Site, page: string, own: { language: string; href: string }) {
  const others = alternatesOf(site, page).filter(({ isThere }) => isThere);
  return others.length > 0 ? [own, ...others] : [];
}
