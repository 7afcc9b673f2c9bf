import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Docs, docsSchema } from '../../schemas/docs.ts';
import { type Site, siteSchema } from '../../schemas/site.ts';
import { type Support, supportSchema } from '../../schemas/support.ts';
import { Guides } from '../docs/Guides.tsx';
import { Channels } from './Channels.tsx';
import { QuickActions } from './QuickActions.tsx';

const read = (file: string) =>
  parse(readFileSync(new URL(`../../content/${file}.yaml`, import.meta.url), 'utf8'));
const complete: Site = siteSchema.parse(read('site'));
const support: Support = supportSchema.parse(read('support'));
const docs: Docs = docsSchema.parse(read('docs'));

const parts: [name: string, render: (site: Site) => ReactElement, mails: number, unset: number][] =
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

const mailsIn = (html: string) => Array.from(html.matchAll(/"mailto:([^"?]*)/g), ([, to]) => to);

describe.each(parts)('%s', (_, render, mails, unset) => {
  test('write to the support address', () => {
    const html = renderToStaticMarkup(render(complete));

    expect(mailsIn(html)).toEqual(Array(mails).fill(complete.email.support));
  });

  test('write to the general address where support has none', () => {
    const site = { ...complete, email: { general: 'all@orrery.example' } };

    const html = renderToStaticMarkup(render(site));

    expect(mailsIn(html)).toEqual(Array(mails).fill('all@orrery.example'));
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
