export interface Email {
  subject: string;
  body: string;
}

/**
 * The longest link that we offer, in encoded characters. Windows passes on at most 2,083 characters
 * (INTERNET_MAX_URL_LENGTH), and browsers on Windows silently fail somewhere between 2,000 and
 * 2,048.
 */
export const maxLinkLength = 2000;

/**
 * A link that opens the visitor's own email program with this email filled in. Everything is
 * encoded, so that no text can add a recipient or a header.
 */
export function mailto(address: string, { subject, body }: Partial<Email> = {}): string {
  const parameters = Object.entries({
    // A header is one line, but some email programs do not enforce that.
    subject: subject?.replace(/[\r\n]+/g, ' '),
    // RFC 6068 requires CR LF line ends.
    body: body?.replace(/\r\n?|\n/g, '\r\n'),
  }).flatMap(([name, text]) => (text === undefined ? [] : [`${name}=${encode(text)}`]));
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return `mailto:${encode(address).replace('%40', '@')}${query}`;
}

/** Text cut at a length limit may end in half a character, and encodeURIComponent would throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
