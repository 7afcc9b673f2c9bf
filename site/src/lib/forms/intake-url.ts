const local = ['localhost', '127.0.0.1'];

/**
 * Where the site's forms post to, as the build was told by INTAKE_URL. Unset or empty means that
 * there is no such service: the visitor's own email program sends. A mistyped address stops the
 * build, since a form that posts what people write to the wrong place is worse than none.
 */
export function getIntakeUrl(): URL | undefined {
  const text = process.env.INTAKE_URL?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  // Every visitor could read it in the page; the message, which ends up in a log, does not repeat it.
  if (url?.username || url?.password) throw new Error('INTAKE_URL has a name or password in it');
  if (url?.protocol === 'https:') return url;
  if (url?.protocol === 'http:' && local.includes(url.hostname)) return url;
  throw new Error(
    `INTAKE_URL is "${text}": it has to be an https address, or an http one on localhost or 127.0.0.1`,
  );
}
