import { cookiePage as labels } from 'virtual:labels';
import type { Content } from '@website/content-model/collections.ts';
import { storedTheme } from '@website/content-model/lib/cookies/stored-theme.ts';
import { getFormService } from '@website/content-model/lib/forms/form-services.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Cookie, CookiePolicy } from '@website/content-model/schemas/cookies.ts';
import type { PageHead } from '@website/content-model/schemas/fields.ts';

type Sources = Pick<Content, 'cookiePolicy' | 'cookies' | 'thirdPartyServices' | 'site'>;

/** The top of the cookie page: the words of the language, unless the company has its own. */
export const getCookieHead = ({ head }: CookiePolicy): PageHead => ({
  title: head?.title ?? labels.head.title,
  description: head?.description ?? labels.head.description,
  heading: head?.heading ?? labels.head.heading,
  lede: head?.lede ?? labels.head.lede,
});

/**
 * What the cookie page says. The language has the words about what every site stores, so a company needs none of its
 * own. A company may replace them, and add sections and cookies.
 */
export function composeCookiePage({ cookiePolicy, cookies, thirdPartyServices, site }: Sources) {
  const { text, ...explanationHead } = labels.explanation;
  const explanation = cookiePolicy.explanation ?? { ...explanationHead, paragraphs: [text] };
  const formService = getFormService(site.contactForm)?.name;
  const formServiceNote = formService && fill(labels.formService, { service: formService });
  const allCookies: Cookie[] = [{ ...storedTheme, ...labels.theme }, ...cookies];
  return {
    head: getCookieHead(cookiePolicy),
    explanation: {
      ...explanation,
      paragraphs: [...explanation.paragraphs, ...(formServiceNote ? [formServiceNote] : [])],
    },
    list: cookiePolicy.cookies ?? labels.list,
    privacyTeam: cookiePolicy.privacyTeam ?? labels.contact,
    updates: cookiePolicy.updates?.text ?? labels.updates,
    cookies: allCookies,
    /** The other companies that get something from a visitor. */
    servicesInUse: [
      ...(formService ? [formService] : []),
      ...thirdPartyServices.filter(({ inUse }) => inUse).map(({ name }) => name),
    ],
  };
}
