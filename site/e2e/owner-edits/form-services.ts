import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import {
  type FormService,
  getFormService,
} from '@website/content-model/lib/forms/form-services.ts';
import { addPolicy } from '../../integrations/hosting/write-policies.ts';

/** How services answer a script, as they document it: accepted, refused, and the reason that they give. */
export const documented = {
  formspree: [{ json: { ok: true } }, { status: 403, json: { error: 'Captcha.' } }, 'Captcha.'],
  basin: [{ json: { success: true } }, { status: 422, json: { error: 'Closed.' } }, 'Closed.'],
  web3forms: [
    { json: { success: true, body: { message: 'Email sent successfully!' } } },
    { status: 400, json: { success: false, body: { message: 'Invalid key.' } } },
    'Invalid key.',
  ],
  netlify: [{ body: '<h1>Thank you!' }, { status: 404, body: '<h1>Not found' }, ''],
  other: [{ status: 202, json: {} }, { status: 422, json: { errors: ['Full.'] } }, 'Full.'],
} as const;

type Name = keyof typeof documented;
const url = 'https://forms.example/in';
export const createForm = (service: Name) =>
  getFormService({ service, id: 'abc', url }) as FormService;

/** Answers a page of another host. */
export const answerWith = (answer: object) => (route: Route) =>
  route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, ...answer });

const renderAttributes = (values: object) =>
  Object.entries(values).map(([name, value]) => ` ${name}="${value}"`);

/** A value as Astro writes it into the props of an island: with 1 for an array, and 0 for anything else. */
function serializeProp(value: unknown): unknown[] {
  if (Array.isArray(value)) return [1, value.map(serializeProp)];
  if (value === undefined) return [0];
  const isObject = typeof value === 'object' && value !== null;
  return [0, isObject ? serializeProps(value) : value];
}
const serializeProps = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, serializeProp(field)]));
/** The props of an island, without the last brace. */
const serializePropsStart = (value: object) =>
  JSON.stringify(serializeProps(value)).replaceAll('"', '&quot;').slice(0, -1);

/** A page that was built for Formspree, as it is built for another service. */
function renderPageFor(built: string, form: FormService): string {
  const { action, redirect, trap, fields } = form;
  const hidden = Object.entries({ ...fields, ...(redirect && { redirect }) }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`,
  );
  const tag = renderAttributes({ ...form.attributes, ...(action && { action }) }).join('');
  const service = serializePropsStart(createForm('formspree'));
  if (!built.includes(service)) throw new Error('The page has no island with a form service.');
  const html = built
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>(<meta name="referrer"[^>]*>)?/, '')
    .replace(service, serializePropsStart(form))
    .replaceAll('Formspree', form.name)
    .replace(/(<form[^>]*?) action="[^"]*"([^>]*>)/, `$1${tag}$2`)
    .replace(/(<p hidden.*?<input)[^>]*/, `${hidden.join('')}$1${renderAttributes(trap).join('')}`);
  return addPolicy('index.html', html);
}

/** Stands in for a form service, and serves the page for it. Returns all posts and requests to others. */
export async function standIn(
  page: Page,
  { file, service }: { file: string; service: Name },
  answer: (route: Route) => unknown,
) {
  const posts: { url: string; fields: Record<string, string> }[] = [];
  const otherRequests: string[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const isLocal = hostname === '127.0.0.1';
    if (!isLocal) otherRequests.push(request.url());
    if (request.method() === 'POST') {
      const fields = Object.fromEntries(new URLSearchParams(`${request.postData()}`));
      posts.push({ url: request.url(), fields });
      return answer(route);
    }
    if (!isLocal || pathname !== '/') return isLocal ? route.fallback() : route.abort();
    const body = renderPageFor(readFileSync(file, 'utf8'), createForm(service));
    return route.fulfill({ contentType: 'text/html', body });
  });
  return { posts, others: otherRequests };
}
