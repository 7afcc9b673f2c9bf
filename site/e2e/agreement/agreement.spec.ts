/** Everyone reads the same: in the page, in Markdown, in structured data and in the feed. */

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../../build/content/load-content.ts';
import { editedSite } from '../owner-edits/edited-site.ts';
import { dist } from '../ports.ts';
import { disagreements } from './disagreements.ts';
import { factsOf } from './facts.ts';
import { type Renderings, renderingsOf } from './renderings.ts';

const content = loadContent();
const built = renderingsOf(dist);

test('what the content says is in every form of its page, and the data has nothing else', () => {
  expect(factsOf(content).length).toBeGreaterThan(1000);
  expect(disagreements(content, built)).toEqual([]);
});

test.describe('a renderer that is broken is found:', () => {
  const broken: Record<string, Partial<Renderings>> = {
    'pages without their lists': {
      page: (route) => built.page(route).replaceAll(content.jobs[0]?.requirements[0] ?? '', ''),
    },
    'Markdown without questions': {
      markdown: (route) => built.markdown(route).replaceAll(/^.*\?.*$/gm, ''),
    },
    'Markdown without figures': {
      markdown: (route) => built.markdown(route).replaceAll(/\d+%/g, ''),
    },
    'data without prices': {
      structuredData: (route) =>
        built.structuredData(route).filter(({ name }) => name !== 'minPrice'),
    },
    'data with a rating that the page does not have': {
      structuredData: (route) => [
        ...built.structuredData(route),
        { name: 'ratingValue', value: 4.97 },
      ],
    },
    'a feed without dates': {
      feed: () => built.feed().replaceAll(/\d{4}-\d\d-\d\d/g, ''),
    },
  };
  for (const [name, renderer] of Object.entries(broken)) {
    test(name, () => {
      expect(disagreements(content, { ...built, ...renderer })).not.toEqual([]);
    });
  }
});

/** A word that nobody has written yet. */
const changed = 'Quartzite';

test('a change in the content reaches every form', () => {
  const site = editedSite('agreement', ({ edit }) => {
    edit('home', ({ about }) => {
      about.heading = `${changed} about`;
    });
    edit('products', ([product]) => {
      product.pricing = 'Starting at $98,765/month';
    });
    edit('articles', ([article]) => {
      Object.assign(article, { title: `${changed} article`, date: '2021-02-03' });
    });
    edit('support', ({ questions }) => {
      questions.items[0].question = `${changed} question?`;
    });
    edit('jobs', ([job]) => {
      job.title = `${changed} keeper`;
    });
    edit('services/ai-development', ({ page }) => {
      page.solutions.cards[0].title = `${changed} card`;
    });
  });
  const edited = renderingsOf(site.dist);
  const fields = [
    'home.about.heading',
    'products.0.pricing',
    'articles.0.title',
    'articles.0.date',
    'support.questions.items.0.question',
    'jobs.0.title',
    'services.ai-development.page.solutions.cards.0.title',
  ];

  const found = disagreements(content, edited);
  const after = disagreements(loadContent(join(site.dist, '../src/content')), edited);
  site.remove();

  const seen = (form: string) =>
    fields.filter((field) =>
      found.some((line) => line.startsWith(form) && line.includes(` ${field}:`)),
    );
  expect(after).toEqual([]);
  expect(seen('The HTML')).toEqual(fields);
  expect(seen('The Markdown')).toEqual(fields);
  expect(seen('The structured data')).toEqual(
    fields.filter((field) => !/^(home|jobs)\./.test(field)),
  );
  expect(seen('The feed')).toEqual(fields.filter((field) => field.startsWith('articles.')));
});
