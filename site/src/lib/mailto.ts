interface Mail {
  subject?: string;
  body?: string;
}

/**
 * A link that opens the visitor's own mail program with this mail in it. Everything is encoded, so
 * that no text can add a recipient or a header.
 */
export function mailto(address: string, { subject, body }: Mail = {}): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    // Lines end in CR LF here (RFC 6068).
    text === undefined ? [] : [`${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`],
  );
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${query}`;
}
