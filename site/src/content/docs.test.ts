import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Docs, docsSchema } from '../schemas/docs.ts';
import type { Product } from '../schemas/product.ts';

const read = (file: string) => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const docs: Docs = docsSchema.parse(read('docs.yaml'));
const products: Product[] = read('products.yaml');

test.each(docs.popular.items)('the popular article "$title" is a guide of the page', (popular) => {
  const section = docs.guides.sections.find(({ articles }) =>
    articles.some(({ id }) => id === popular.id),
  );
  const guide = section?.articles.find(({ id }) => id === popular.id);

  expect(popular).toMatchObject({
    category: section?.title,
    title: guide?.title,
    readTime: guide?.readTime,
  });
});

test('popular articles stand in the order of their views', () => {
  const views = docs.popular.items.map((item) => item.views);

  expect(views).toEqual(views.toSorted((a, b) => b - a));
});

test('the status is that of products of the home page, in their order', () => {
  const ids = docs.status.items.map(({ product }) => product);

  expect(ids).toEqual(products.map(({ id }) => id).filter((id) => ids.includes(id)));
});
