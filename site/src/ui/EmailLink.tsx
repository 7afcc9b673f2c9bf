import { mailto } from '../lib/email/mailto.ts';

export function EmailLink({ address }: { address: string }) {
  return <a href={mailto(address)}>{address}</a>;
}
