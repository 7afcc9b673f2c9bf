import { expect, test } from 'vitest';
import { moved } from '../../languages/en.json';
import { addPolicy } from './hosting/write-policies.ts';
import { renderRedirectFiles } from './redirects.ts';

const list = [
  { from: '/about-us/', to: '/team' },
  { from: '/kontakt.htm', to: '/#contact' },
  { from: '/über-uns', to: 'https://shop.example/?a="1"&b=<2>' },
  { from: '/shop/index.php', to: '/' },
];
const { '/_redirects': rules, ...pages } = Object.fromEntries(
  renderRedirectFiles(list, 'company.example', 'en', moved),
);

test('an old address has a page where each kind of host looks, or a rule of the host', () => {
  expect(Object.keys(pages).toSorted()).toEqual([
    ...[
      '/about-us.html',
      '/about-us/index.html',
      '/kontakt.htm',
      '/kontakt.html',
      '/über-uns.html',
    ],
  ]);
  expect(rules?.split('\n')).toEqual([
    ...['/about-us/ /team 301', '/about-us /team 301'],
    ...['/kontakt.htm /#contact 301', '/kontakt /#contact 301'],
    '/%C3%BCber-uns https://shop.example/?a=%221%22&b=%3C2%3E 301',
    ...['/shop/index.php / 301', ''],
  ]);
});

test('the page leads on at once, has a policy, and a link for who stays', () => {
  const html = addPolicy('about-us.html', `${pages['/about-us.html']}`);

  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/team">');
  expect(html).toContain('<link rel="canonical" href="https://company.example/team">');
  expect(html).toContain('at <a href="/team">https://company.example/team</a>.');
  expect(html).toContain("default-src 'none'");
  expect(pages['/über-uns.html']).toContain(
    '0; url=https://shop.example/?a=%221%22&amp;b=%3C2%3E"',
  );
});
