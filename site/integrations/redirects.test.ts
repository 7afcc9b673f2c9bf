import { expect, test } from 'vitest';
import { moved } from '../../languages/en.json';
import { deadLinks } from './dead-links.ts';
import { withPolicy } from './hosting/write-policies.ts';
import { redirectFiles } from './redirects.ts';

const files = redirectFiles(
  [
    { from: '/about-us/', to: '/team' },
    { from: '/kontakt.htm', to: '/#contact' },
    { from: '/über-uns', to: 'https://shop.example/?a="1"&b=<2>' },
    { from: '/shop/index.php', to: '/' },
  ],
  'company.example',
  { language: 'en', labels: { moved } },
);
const page = (file: string) => files.get(file) ?? '';

test('an old address has a page at the name that each kind of host looks for', () => {
  expect([...files.keys()].toSorted()).toEqual([
    ...['/_redirects', '/about-us.html', '/about-us/index.html'],
    ...['/kontakt.htm', '/kontakt.html', '/über-uns.html'],
  ]);
});

test('the page leads on at once, says where the original is, and has a link for who stays', () => {
  const html = withPolicy('about-us.html', page('/about-us.html'));

  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/team">');
  expect(html).toContain('<link rel="canonical" href="https://company.example/team">');
  expect(html).toContain('at <a href="/team">https://company.example/team</a>.');
  expect(html).toContain("default-src 'none'");
  expect(page('/kontakt.html')).toContain('url=/#contact"');
  expect(page('/über-uns.html')).toContain('url=https://shop.example/?a=%221%22&amp;b=%3C2%3E"');
  const pages = new Map([['/about-us', html]]);
  expect(deadLinks(pages, () => false, []).map(({ target }) => target)).toEqual(['/team']);
});

test('hosts that redirect by themselves get a rule for each way to write the address', () => {
  expect(page('/_redirects').split('\n')).toEqual([
    '/about-us/ /team 301',
    '/about-us /team 301',
    '/kontakt.htm /#contact 301',
    '/kontakt /#contact 301',
    '/%C3%BCber-uns https://shop.example/?a=%221%22&b=%3C2%3E 301',
    '/shop/index.php / 301',
    '',
  ]);
});
