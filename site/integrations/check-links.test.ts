import { expect, test } from 'vitest';
import { findDeadLinks, findDuplicateIds } from './check-links.ts';

function check(html: string) {
  const pages = new Map([
    ['/', `<h2 id="contact">Contact</h2>${html}`],
    ['/team', '<p id="ada">Ada</p>'],
  ]);
  return findDeadLinks(pages, () => false, ['/services']).map(({ target }) => target);
}

test.each([
  ['what exists', '<a href="/team"><a href="/team#ada"><a href="#contact">', []],
  ['other sites', '<a href="https://a.example">', []],
  ['what may lead to the not-found page', '<a href="/services">', []],
  ['a page that does not exist', '<a href="/service">', ['/service']],
  ['a missing anchor', '<a href="/team#bob"><a href="#abuot">', ['/team#bob', '#abuot']],
  ['nothing', '<a href=""><a href="#">', ['', '#']],
  ['an address that nobody has filled in', '<a href="mailto:{email}">', ['mailto:{email}']],
])('of links to %s, the check finds those that are dead', (_, html, dead) => {
  expect(check(html)).toEqual(dead);
});

test('a page with two parts under one id is refused', () => {
  const pages = new Map([
    ['/careers', '<section id="jobs"><article id="jobs">'],
    ['/team', '<section id="jobs">'],
  ]);

  expect(findDuplicateIds(pages)).toEqual([
    '/careers has two parts with the id "jobs": change the one in the content of the page',
  ]);
});
