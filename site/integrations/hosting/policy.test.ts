import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pagePolicy, policyText } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test('allows each script and style in it by hash, and scripts of this host', () => {
    const policy = pagePolicy(
      '<style>a{}</style><script>one()</script><script type="module" data-x>two()\n</script>',
    );

    expect(policy['script-src']).toEqual(["'self'", hash('one()'), hash('two()\n')]);
    expect(policy['style-src']).toEqual([hash('a{}')]);
  });

  test('needs no hash for what is not run, and each hash once', () => {
    const policy = pagePolicy(
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
    const policy = pagePolicy(html);

    expect(policy['form-action']).toEqual(targets.length > 0 ? targets : ["'none'"]);
    expect(policy['connect-src']).toEqual([...new Set(["'self'", ...targets])]);
  });

  test('has only directives that browsers accept in a meta element', () => {
    expect(policyText(pagePolicy(''))).toMatch(/^default-src 'none'; base-uri 'none'; /);
    expect(policyText(pagePolicy(''))).not.toMatch(/frame-ancestors|sandbox|report/);
  });
});
