import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPolicy, findForeignCode, formatPolicy } from './policy.ts';
import { addPolicy } from './write-policies.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test('allows each script and style in it by hash, and scripts of this host', () => {
    const policy = createPolicy(
      '<style>a{}</style><script>one()</script><script type="module" data-x>two()\n</script>',
    );

    expect(policy['script-src']).toEqual(["'self'", hash('one()'), hash('two()\n')]);
    expect(policy['style-src']).toEqual([hash('a{}')]);
  });

  test('needs no hash for what is not run, and each hash once', () => {
    const policy = createPolicy(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
        '<script>same()</script><script>same()</script>',
    );

    expect(policy['script-src']).toEqual(["'self'", hash('same()')]);
    expect(policy['style-src']).toEqual(["'none'"]);
  });

  test.each([
    ['nowhere without a form', '', []],
    ['nowhere for a form that opens an email', '<form action="mailto:a@b.c" method="dialog">', []],
    [
      'the host of a form',
      '<form method="post" action="https://in.example/contact">',
      ['https://in.example'],
    ],
    ['this host for a form on it', '<form action="/intake/contact" method="post">', ["'self'"]],
  ])('lets a form send to %s, and a script there and to this host', (_, html, targets) => {
    const policy = createPolicy(html);

    expect(policy['form-action']).toEqual(targets.length > 0 ? targets : ["'none'"]);
    expect(policy['connect-src']).toEqual([...new Set(["'self'", ...targets])]);
  });

  test('lets a form service send a browser without script on to its own page', () => {
    const policy = createPolicy(
      '<form method="post" action="https://api.forms.example/submit"><input type="hidden" name="redirect" value="https://forms.example/thanks">',
    );

    expect(policy['form-action']).toEqual(['https://api.forms.example', 'https://forms.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.forms.example']);
  });

  test('has only directives that browsers accept in a meta element', () => {
    expect(formatPolicy(createPolicy(''))).toMatch(/^default-src 'none'; base-uri 'none'; /);
    expect(formatPolicy(createPolicy(''))).not.toMatch(/frame-ancestors|sandbox|report/);
  });
});

describe('what the build has made', () => {
  const inlineCode = {
    scripts: new Set(['theme()', 'shell()', 'zone()']),
    styles: new Set(['a{}', 'b{}']),
  };
  const page = '<style>a{}b{}</style><script>theme()</script><script>shell()zone()</script>';

  test('is all of a page, one part or several at a time, besides data and files of this host', () => {
    const otherScripts =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>';

    expect(findForeignCode(page + otherScripts, inlineCode)).toEqual([]);
  });

  test.each([
    ['a script of its own', '<p></p><script>steal()</script>', 'steal()'],
    ['a script after one of ours', '<script>shell()steal()</script>', 'shell()steal()'],
    ['rules for the next page', '<script type="speculationrules">{}</script>', '{}'],
    ['a style', '<style>p{}</style>', 'p{}'],
    ['a style in a drawing', '<svg><style>p{}</style></svg>', 'p{}'],
    ['a style that ends early', '<style>a{}b{content:"</style>', 'a{}b{content:"'],
    [
      'a script that does not end',
      '<script>theme()<!--<script></script>',
      'theme()<!--<script></script>',
    ],
  ])('is told from %s', (_, html, foreign) => {
    expect(findForeignCode(page + html, inlineCode)).toEqual([foreign]);
  });
});

describe('a finished page', () => {
  const page = (body: string) =>
    `<head><meta charset="utf-8"><link rel="canonical" href="https://example.com/">${body}`;

  test('has its policy after its encoding, and before everything else', () => {
    const html = addPolicy('team.html', page('<script>one()</script>'));

    expect(html).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src [^"]+"><link/,
    );
    expect(html).toContain(hash('one()'));
    expect(() => addPolicy('team.html', '<head><script>one()</script>')).toThrow('team.html');
  });

  test('says where a message comes from if its form posts to another host', () => {
    const form = (host: string) => page(`<form method="post" action="https://${host}/contact">`);

    expect(addPolicy('index.html', form('in.example.com'))).toContain('<meta name="referrer"');
    expect(addPolicy('index.html', form('example.com'))).not.toContain('<meta name="referrer"');
  });

  test('lets a button in an answer of the service post to it', () => {
    expect(addPolicy('_intake/answer.html', page(''))).toContain("form-action 'self'");
  });
});
