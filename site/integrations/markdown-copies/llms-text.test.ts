import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { expect, test } from 'vitest';
import { llms as labels } from '../../../languages/en.json';
import { renderLlmsText } from './llms-text.ts';
import type { MarkdownCopy } from './markdown-copy.ts';

const routes = loadRoutes();
const otherPages = /^\/(?:team|careers|news|support|docs|api|privacy|terms|cookies)?(?:$|\/)/;
const company = {
  name: 'A_B [Co]',
  domain: 'a.example',
  blurb: '1. We build.',
  services: routes.filter((path) => !otherPages.test(path)),
  facts: new Map<string, string>(),
  labels,
};

const makeCopy = (title: string, url: string): MarkdownCopy => ({
  head: { title, description: `About ${url}`, url },
  contact: '<a@a.example> · 1 Road',
  text: '',
});
const copies = new Map<string, MarkdownCopy>(
  routes.map((path) => [path, makeCopy(`Page ${path} · A_B [Co]`, path)]),
);

test('llms.txt says who the company is, how to reach it, and that pages have Markdown copies', () => {
  const [name, , blurb, , contact, , note] = renderLlmsText(company, copies).split('\n');

  expect(name).toBe('# A_B \\[Co]');
  expect(blurb).toBe('> 1\\. We build.');
  expect(contact).toBe('Contact: <a@a.example> · 1 Road');
  expect(note).toContain('https://a.example');
});

test('llms.txt lists each page once, home by its name, the others by their titles without the company', () => {
  const text = renderLlmsText(company, copies);

  for (const path of routes) {
    const url = `https://a.example${path === '/' ? '/index' : path}.md`;
    expect(text.split(`](${url})`)).toHaveLength(2);
    const title = path === '/' ? 'Home' : `Page ${path}`;
    expect(text).toContain(`\n- [${title}](${url}): About ${path}\n`);
  }
});

test.each(['news', 'docs'])('llms.txt lists what is below /%s after it', (folder) => {
  const path = `/${folder}/halving`;
  const text = renderLlmsText(
    company,
    new Map([[path, makeCopy('Halving · A_B [Co]', path)], ...copies]),
  );

  expect(text).toContain(
    `(https://a.example/${folder}.md): About /${folder}\n- [Halving](https://a.example${path}.md)`,
  );
});

test('a page without a group stops the build', () => {
  const services = company.services.slice(1);

  expect(() => renderLlmsText({ ...company, services }, copies)).toThrow(company.services[0]);
});
