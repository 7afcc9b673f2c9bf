import content from 'virtual:content';
import { cookiePage as labels } from 'virtual:labels';
import { expect, test } from 'vitest';
import { composeCookiePage } from './cookie-page.ts';

const { site } = content;
const withoutFiles = { cookiePolicy: {}, cookies: [], thirdPartyServices: [], site };

test('a company without cookie files has a page that lists the theme and names no company', () => {
  const page = composeCookiePage(withoutFiles);

  expect(page.head).toEqual(labels.head);
  expect(page.cookies.map(({ name, inUse }) => [name, inUse])).toEqual([['theme', true]]);
  expect(page.servicesInUse).toEqual([]);
  expect(page.explanation.paragraphs).toEqual([labels.explanation.text]);
});

test('a company replaces only the words that it has written', () => {
  const cookiePolicy = { head: { lede: 'One word.' }, updates: { text: 'None.' } };

  const page = composeCookiePage({ ...withoutFiles, cookiePolicy });

  expect(page.head).toEqual({ ...labels.head, lede: 'One word.' });
  expect([page.updates, page.list]).toEqual(['None.', labels.list]);
});

test('the page names the form service that gets messages, also below words of the company', () => {
  const contactForm = { service: 'basin', id: 'abc' } as const;
  const { explanation } = content.cookiePolicy;

  const page = composeCookiePage({
    ...withoutFiles,
    cookiePolicy: { explanation },
    site: { ...site, contactForm },
  });

  expect(page.servicesInUse).toEqual(['Basin']);
  expect(page.explanation.paragraphs.slice(0, -1)).toEqual(explanation?.paragraphs);
  expect(page.explanation.paragraphs.at(-1)).toContain('your message goes to Basin');
});
