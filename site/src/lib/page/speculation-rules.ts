/**
 * Once a pointer rests on a link to a page, Chromium prepares that page. Other browsers ignore this, and so
 * does a browser that saves data.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
