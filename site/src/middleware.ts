import { defineMiddleware } from 'astro:middleware';
import { showBlanks, showPlainHints } from './lib/html/show-blanks.ts';

/** Shows the hint of each blank where its text will be. A company without blanks has its pages as they are. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  // Imported for each page: in development, the content changes while this module stays.
  const { blanks } = await import('virtual:content');
  const type = response.headers.get('content-type') ?? '';
  if (blanks.length === 0 || !/^text\/|json|xml/.test(type)) return response;
  const text = await response.text();
  const show = type.startsWith('text/html') ? showBlanks : showPlainHints;
  return new Response(show(text, blanks), response);
});
