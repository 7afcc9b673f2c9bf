/** The things that a page describes for search engines. */
export function structuredDataIn(html: string): object[] {
  const scripts = html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, text = '']) => {
    const { '@context': context, '@graph': things } = JSON.parse(text);
    if (context !== 'https://schema.org') throw new Error(`unknown context: ${context}`);
    return things;
  }).flat();
}
