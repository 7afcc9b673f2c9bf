import { mailto } from '../lib/email/mailto.ts';

/** A link to an email address, or a plain note if the owner has not set one. */
export function EmailLink({ address }: { address: string | undefined }) {
  return address === undefined ? (
    <span>Email not set</span>
  ) : (
    <a href={mailto(address)}>{address}</a>
  );
}
