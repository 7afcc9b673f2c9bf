import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether an address is one of a list, which may contain networks: "127.0.0.1, 10.0.0.0/8". */
export function addressList(text: string): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', length] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * The part of an address that one visitor has for long: an IPv4 address, or the first half of an
 * IPv6 address, because each home has 2^64 addresses with the same half.
 */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (isIP(plain) !== 6) return plain;
  // The shortest spelling, without an IPv4 address in it.
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}

/**
 * Who sends a request. Only a web server that we trust may say it in a header, because it replaces
 * what the visitor has sent there. Every other header of this kind can be forged.
 */
export function visitorOf(
  socketAddress: string,
  realIp: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  const plain = socketAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  const isNamed = realIp !== undefined && isIP(realIp) > 0 && isTrusted(plain);
  return networkOf(isNamed ? realIp : plain);
}
