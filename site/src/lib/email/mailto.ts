export interface Email {
  subject: string;
  body: string;
}

/**
 * A link that opens the visitor's own email program with this email in it. Everything is encoded, so
 * that no text can add a recipient or a header.
 */
export function mailto(address: string, { subject, body }: Partial<Email> = {}): string {
  const parts = Object.entries({
    // A header is one line. Some email programs do not enforce it.
    subject: subject?.replace(/[\r\n]+/g, ' '),
    // Lines end in CR LF here (RFC 6068).
    body: body?.replace(/\r\n?|\n/g, '\r\n'),
  }).flatMap(([name, text]) => (text === undefined ? [] : [`${name}=${encode(text)}`]));
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `mailto:${encode(address).replace('%40', '@')}${query}`;
}

/** A text cut at a limit may end in half a character, which would make the encoder throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
