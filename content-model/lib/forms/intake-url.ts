const localHosts = ['localhost', '127.0.0.1'];

/**
 * The address of the intake service, from INTAKE_URL. Undefined if the site has none. A mistyped address stops the
 * build, because a form that posts to the wrong address is worse than no form.
 */
export function getIntakeUrl(): URL | undefined {
  const text = process.env.INTAKE_URL?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  // Every visitor could read the credentials in the page. The error does not repeat them, because logs keep it.
  if (url?.username || url?.password) throw new Error('INTAKE_URL has a name or password in it');
  if (url?.protocol === 'https:') return url;
  if (url?.protocol === 'http:' && localHosts.includes(url.hostname)) return url;
  throw new Error(
    `INTAKE_URL is "${text}": it has to be an https address, or an http one on localhost or 127.0.0.1`,
  );
}
