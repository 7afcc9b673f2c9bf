import { link } from '@website/content-model/schemas/fields.ts';
import { describe, expect, test } from 'vitest';
import { addDetails, resolveHref } from './href.ts';

describe('a link of the content', () => {
  test.each([
    ['/docs', '/docs'],
    ['/support#hours', '/support#hours'],
    ['/#contact', '/#contact'],
    ['https://cal.example/ada?min=30', 'https://cal.example/ada?min=30'],
    ['hello@company.example', 'mailto:hello@company.example'],
    ['+49 (30) 123-456', 'tel:+4930123456'],
  ])('%s leads to %s', (text, href) => {
    expect(link.safeParse(text).success).toBe(true);
    expect(resolveHref(text)).toBe(href);
  });

  test('to the contact form begins the message with its details, and no other link has any', () => {
    expect(addDetails('/#contact', 'API & key')).toBe('/?details=API%20%26%20key#contact');
    expect(addDetails('/#contact')).toBe('/#contact');
    expect(addDetails('/docs', 'API key')).toBe('/docs');
  });

  test.each([
    'docs',
    '//evil',
    'http://company.example',
    'www.company.example',
    'javascript:alert(1)',
    'mailto:hello@company.example',
    '030 123456',
    '/docs#',
    '',
  ])('%j is refused in words that say what to write', (text) => {
    expect(link.safeParse(text).error?.issues[0]?.message).toContain('must be a page like "/docs"');
  });
});
