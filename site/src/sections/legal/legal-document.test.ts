import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { describeBuild } from '@website/content-model/lib/legal/build.ts';
import type {
  DeliveryMethod,
  LegalSection,
  Piece,
} from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LegalText } from './LegalText.tsx';
import { Words } from './Words.tsx';

const { site: company, privacy } = loadContent();
const site: Site = company;

const words = (pieces: readonly Piece[], of = site) =>
  renderToStaticMarkup(
    createElement(Words, { pieces, site: of, numbers: new Map([['rights', '4.2']]) }),
  );

describe('the privacy policy says what happens to a message', () => {
  /** The beginning of each of the two passages. */
  const beginning = (delivery: DeliveryMethod) => {
    const section = privacy.sections.find(({ id, when }) => id === 'messages' && when === delivery);
    const [first] = section?.blocks ?? [];
    return first && 'paragraph' in first ? String(first.paragraph[0]) : 'missing';
  };
  const text = (delivery: DeliveryMethod) => {
    const build = { delivery, hosting: 'server' } as const;
    return renderToStaticMarkup(createElement(LegalText, { document: privacy, site, build }));
  };
  const headings = (html: string) => html.match(/<h[23] .*?<\/h[23]>/g);

  test('built without an intake address: the visitor’s email program sends it', () => {
    const html = text('email');

    expect(html.split(beginning('email'))).toHaveLength(2);
    expect(html).toContain('an email, which you check and send in your own email program');
    expect(html).not.toContain(beginning('intake'));
    expect(html).not.toMatch(/intake|robot/i);
  });

  test('built with one: the intake service stores it, and a digest stops duplicates', () => {
    const html = text('intake');

    expect(html.split(beginning('intake'))).toHaveLength(2);
    expect(html).toContain('The service stores it, and only then confirms');
    expect(html).toContain('your browser sends a digest with the message');
    expect(html).toContain('<p>Messages that looked as if a robot had sent them');
    expect(html).not.toContain(beginning('email'));
    expect(html).not.toMatch(/email program/i);
  });

  test('sent to a form service: the text names it', () => {
    const to = { ...site, contactForm: { service: 'basin', id: 'abc' } } as const;
    const html = renderToStaticMarkup(
      createElement(LegalText, {
        ...{ document: privacy, site: to },
        build: describeBuild(to, undefined),
      }),
    );

    expect(html).toContain('your browser posts what you filled in to Basin, over');
    expect(html).not.toContain(beginning('email'));
    expect(html).not.toContain('intake');
  });

  test('under the same number and the same anchor', () => {
    expect(headings(text('email'))).toEqual(headings(text('intake')));
    expect(headings(text('email'))).toEqual(headings(text('service')));
    expect(text('email').match(/<h2 id="messages"/g)).toHaveLength(1);
  });
});

test('a passage about the server applies to a company’s own server, and another to a host', () => {
  const parts = [
    { id: 'logs', title: 'Logs', when: 'host', blocks: [] },
    { id: 'logs', title: 'Logs', when: 'server', blocks: [] },
  ] as const;
  const words = [['They are kept by ', { fillIn: 'legal.host' }, '.'], ['We keep them.']];
  const sections = parts.map((part, index) => ({
    ...part,
    blocks: [{ paragraph: words[index] ?? [] }],
    subsections: [],
  })) as unknown as LegalSection[];
  const text = (host: string | undefined) => {
    const to = { ...site, legal: { ...site.legal, host } };
    const document = { ...privacy, sections };
    const build = describeBuild(to, undefined);
    return renderToStaticMarkup(createElement(LegalText, { document, site: to, build }));
  };

  expect(text('Netlify')).toContain('They are kept by Netlify.');
  expect(text('Netlify')).not.toContain('We keep them.');
  expect(text(undefined)).toContain('We keep them.');
  expect(text(undefined)).not.toContain('They are kept');
});

describe('a sentence of a document', () => {
  test('contains the company’s own values', () => {
    const acme = { ...site, name: 'Acme', email: { ...site.email, legal: 'law@acme.example' } };

    const html = words([{ fillIn: 'company' }, ' at ', { fillIn: 'email.legal' }], acme);

    expect(html).toBe('Acme at <a href="mailto:law@acme.example">law@acme.example</a>');
  });

  test('is left out if it has a value that the owner has not set, and nothing else is', () => {
    const sentences = ['One. We are ', { fillIn: 'legal.entity' }, '. Two. '] as const;

    expect(words(sentences, { ...site, legal: { entity: 'Acme Ltd.' } })).toBe(
      'One. We are Acme Ltd.. Two. ',
    );
    expect(words(sentences, { ...site, legal: undefined })).toBe('One. Two. ');
  });

  test('says how long an own server keeps its log, in the language of the site', () => {
    const sentence = ['We keep it for ', { fillIn: 'legal.logRetention' }, '.'] as const;

    expect(words(sentence, { ...site, legal: {} })).toBe('We keep it for 30 days.');
    expect(words(sentence, { ...site, language: 'de', legal: {} })).toContain('30 Tage');
    expect(words(sentence, { ...site, legal: { host: 'Netlify' } })).toBe('');
  });

  test('names the domain as people write it', () => {
    const domain = 'www.xn--bckerei-5wa.example';

    expect(words([{ fillIn: 'domain' }], { ...site, domain })).toBe('www.bäckerei.example');
  });

  test('has the postal address in one line', () => {
    const address = ['1 Quay', 'Harbor'];

    expect(words([{ fillIn: 'address' }], { ...site, address })).toBe('1 Quay, Harbor');
  });

  test('names the general address if the team has none', () => {
    const { general } = site.email;

    const html = words([{ fillIn: 'email.privacy' }], { ...site, email: { general } });

    expect(html).toContain(`mailto:${general}`);
  });

  test('refers to a section by its number, and links to it', () => {
    expect(words(['See ', { section: 'rights' }])).toBe(
      'See <a href="#rights">section\u00a04.2</a>',
    );
  });

  test('gives another site no information about the visitor and no access to the page', () => {
    const link = words([{ link: 'https://law.example/', words: 'the law' }]);

    expect(link).toBe('<a href="https://law.example/" rel="noopener noreferrer">the law</a>');
    expect(words([{ link: '/docs', words: 'docs' }])).toBe('<a href="/docs">docs</a>');
  });
});
