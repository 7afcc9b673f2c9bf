export interface Mail {
  subject: string;
  body: string;
}

/**
 * A link that opens the visitor's own mail program with this mail in it. Everything is encoded, so
 * that no text can add a recipient or a header.
 */
export function mailto(address: string, { subject, body }: Partial<Mail> = {}): string {
  const parts = Object.entries({
    // A header is one line, also in a mail program that would not see to it.
    subject: subject?.replace(/[\r\n]+/g, ' '),
    // Lines end in CR LF here (RFC 6068).
    body: body?.replace(/\r\n?|\n/g, '\r\n'),
  }).flatMap(([name, text]) => (text === undefined ? [] : [`${name}=${encode(text)}`]));
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `mailto:${encode(address).replace('%40', '@')}${query}`;
}

/** Half a character, which a text cut at a limit may end in, would make the encoder throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
