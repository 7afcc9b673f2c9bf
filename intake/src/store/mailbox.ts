/** Gmail ignores dots, and delivers for two domains. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Finds the mailbox behind an address, so that nobody gets one email for each spelling of it:
 * "Ada.L+shop@googlemail.com" is "adal@gmail.com".
 */
export function findMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  // An address that begins with "+" has no name before the tag.
  const local = name || email.slice(0, at).toLowerCase();
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
