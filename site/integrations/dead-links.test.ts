import { describe, expect, test } from 'vitest';
import { deadLinks, doubleIds } from './dead-links.ts';

const noFile = () => false;

function check(html: string, exempt: string[] = []) {
  const pages = new Map([
    ['/', `<h2 id="contact">Contact</h2>${html}`],
    ['/team', '<p id="ada">Ada</p>'],
  ]);
  return deadLinks(pages, noFile, exempt).map(({ target }) => target);
}

describe('the link check', () => {
  test('accepts pages, anchors on pages, and other sites', () => {
    const html =
      '<a href="/team"><a href="/team#ada"><a href="#contact"><a href="https://a.example">';

    expect(check(html)).toEqual([]);
  });

  test('finds a link to a page that does not exist', () => {
    expect(check('<a href="/pricing">')).toEqual(['/pricing']);
  });

  test('finds a link to an anchor that is not on the page', () => {
    expect(check('<a href="/team#bob"><a href="#abuot">')).toEqual(['/team#bob', '#abuot']);
  });

  test('finds empty, "#" and unfilled addresses', () => {
    const html = '<a href=""><a href="#"><a href="mailto:{email}">';

    expect(check(html)).toEqual(['', '#', 'mailto:{email}']);
  });

  test('allows only the exempt paths to lead to the not-found page', () => {
    expect(check('<a href="/services"><a href="/service">', ['/services'])).toEqual(['/service']);
  });
});

test('a page with two parts under one id is refused', () => {
  const pages = new Map([
    ['/careers', '<section id="jobs"><article id="jobs">'],
    ['/team', '<section id="jobs">'],
  ]);

  expect(doubleIds(pages)).toEqual([
    '/careers has two parts with the id "jobs": change the one in the content of the page',
  ]);
});
