import { tel } from '../lib/text/tel.ts';

export function PhoneLink({ number }: { number: string }) {
  return <a href={tel(number)}>{number}</a>;
}
