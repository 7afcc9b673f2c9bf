import { expect, test } from 'vitest';
import { headersOf } from './headers.ts';

// Decision 0017 tells why we differ from the others.
test('every answer has the headers that the OWASP Secure Headers Project recommends', () => {
  const { everywhere, pages } = headersOf({
    pages: new Map([['/', '<title>Home</title>']]),
    notFound: '',
    files: [],
  });

  expect({ ...everywhere, ...pages.get('/') }).toMatchObject({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  });
});
