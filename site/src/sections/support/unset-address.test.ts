import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../checks/content/load-content.ts';
import type { Site } from '../../schemas/site.ts';
import { Guides } from '../docs/Guides.tsx';
import { Channels } from './Channels.tsx';
import { QuickActions } from './QuickActions.tsx';

const { site: company, support, docs } = loadContent();
const complete: Site = {
  ...company,
  email: { general: 'all@company.example', support: 'help@company.example' },
  phone: '+1 202 555 0142',
};

const parts: [name: string, render: (site: Site) => ReactElement, emails: number, unset: number][] =
  [
    ['the channels', (site) => createElement(Channels, { words: support.channels, site }), 2, 2],
    [
      'the quick actions',
      (site) => createElement(QuickActions, { words: support.quickActions, site }),
      8,
      8,
    ],
    ['the guides', (site) => createElement(Guides, { words: docs.guides, site }), 2, 1],
  ];

const emailsIn = (html: string) => Array.from(html.matchAll(/"mailto:([^"?]*)/g), ([, to]) => to);

describe.each(parts)('%s', (_, render, emails, unset) => {
  test('write to the support address', () => {
    const html = renderToStaticMarkup(render(complete));

    expect(emailsIn(html)).toEqual(Array(emails).fill('help@company.example'));
  });

  test('write to the general address if support has none', () => {
    const site = { ...complete, email: { general: 'all@company.example' } };

    const html = renderToStaticMarkup(render(site));

    expect(emailsIn(html)).toEqual(Array(emails).fill('all@company.example'));
  });

  test('say in plain words that there is no address, and link to none', () => {
    const html = renderToStaticMarkup(render({ ...complete, email: {}, phone: undefined }));

    expect(html.match(/>Email not set</g)).toHaveLength(unset);
    expect(html).not.toMatch(/mailto:|tel:|undefined|href=""/);
  });
});

test('the phone says in plain words that there is no number', () => {
  const html = renderToStaticMarkup(
    createElement(Channels, { words: support.channels, site: { ...complete, phone: undefined } }),
  );

  expect(html.match(/>Phone not set</g)).toHaveLength(1);
  expect(html).not.toContain('tel:');
});
