import type { Site } from '../../schemas/site.ts';
import { mailto } from './mailto.ts';

/** Where mails for support go: a company may have one address for everything, or none yet. */
export function supportAddress({ email }: Pick<Site, 'email'>): string | undefined {
  return email.support ?? email.general;
}

/** A link that starts a mail to support with these lines in it, if there is an address. */
export function supportMail(
  site: Pick<Site, 'email'>,
  { subject, body }: { subject: string; body: readonly string[] },
): string | undefined {
  const address = supportAddress(site);
  return address && mailto(address, { subject, body: body.join('\n') });
}
