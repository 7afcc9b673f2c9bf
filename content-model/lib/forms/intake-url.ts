const local = ['localhost', '127.0.0.1'];

/**
 * The address that the forms post to, from INTAKE_URL. Unset or empty means that there is no such
 * service: the visitor's own email program sends the message. A mistyped address stops the build,
 * because a form that posts to the wrong place is worse than no form.
 */
export function getIntakeUrl(): URL | undefined {
  const text = process.env.INTAKE_URL?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  // Every visitor could read the credentials in the page. The error does not repeat them, because
  // it ends up in a log.
  if (url?.username || url?.password) throw new Error('INTAKE_URL has a name or password in it');
  if (url?.protocol === 'https:') return url;
  if (url?.protocol === 'http:' && local.includes(url.hostname)) return url;
  throw new Error(
    `INTAKE_URL is "${text}": it has to be an https address, or an http one on localhost or 127.0.0.1`,
  );
}
