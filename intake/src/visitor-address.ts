import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Parses a list of addresses and networks, like "127.0.0.1, 10.0.0.0/8". Returns a function that tells
 * whether an address is in it.
 */
export function parseAddressList(text: string): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of text.split(',').map((entry) => entry.trim())) {
    const [address = '', length] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * The networks of an address, the narrowest first: an IPv4 address, or the /64 of an IPv6 address, which is
 * one household, and the /56 and the /48, which providers give to one customer.
 */
function findNetworks(address: string): [string, ...string[]] {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (isIP(plainAddress) !== 6) return [plainAddress];
  // URL normalizes the address (RFC 5952), also one with an embedded IPv4 address.
  const [start = '', end] = new URL(`http://[${plainAddress}]`).hostname.slice(1, -1).split('::');
  const groups = start === '' ? [] : start.split(':');
  const tail = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - groups.length - tail.length;
  const allGroups = [...groups, ...Array<string>(zeros).fill('0'), ...tail];
  const customer = allGroups.slice(0, 3).join(':');
  const block = (Number.parseInt(allGroups[3] ?? '0', 16) >> 8).toString(16);
  return [allGroups.slice(0, 4).join(':'), `${customer}:${block}/56`, `${customer}/48`];
}

/**
 * The networks of the visitor. X-Real-IP counts only if it comes from a trusted proxy, which overwrites
 * what the client has sent: anyone else can forge it.
 */
export function findVisitorNetworks(
  socketAddress: string,
  realIp: string | undefined,
  isTrusted: (address: string) => boolean,
): [string, ...string[]] {
  const address = socketAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  const hasTrustedHeader = realIp !== undefined && isIP(realIp) > 0 && isTrusted(address);
  return findNetworks(hasTrustedHeader ? realIp : address);
}
