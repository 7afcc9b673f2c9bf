import type { Site } from '../../schemas/site.ts';
import { mailto } from './mailto.ts';

/**
 * The address for support emails. A company may use one address for everything, or have none yet.
 */
export function supportAddress({ email }: Pick<Site, 'email'>): string | undefined {
  return email.support ?? email.general;
}

/** A link that starts an email to support with this text, or undefined if there is no address. */
export function supportEmail(
  site: Pick<Site, 'email'>,
  { subject, body }: { subject: string; body: readonly string[] },
): string | undefined {
  const address = supportAddress(site);
  return address && mailto(address, { subject, body: body.join('\n') });
}
