import { defineMiddleware } from 'astro:middleware';
import { unbrokenText } from './lib/text/unbroken-text.ts';

/** Every page, in development and in the build. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(unbrokenText(await response.text()), response);
});
