import type { Site } from '@website/content-model/schemas/site.ts';
import { mailto } from './mailto.ts';

/** The address for support emails. A company may use one address for everything. */
export function getSupportAddress({ email }: Pick<Site, 'email'>): string {
  return email.support ?? email.general;
}

/** A link that starts an email to support with this text. */
export function createSupportLink(
  site: Pick<Site, 'email'>,
  { subject, body }: { subject: string; body: readonly string[] },
): string {
  return mailto(getSupportAddress(site), { subject, body: body.join('\n') });
}
