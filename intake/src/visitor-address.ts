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
 * What is counted as one visitor: an IPv4 address, or the /64 of an IPv6 address, which is one
 * household. After it come the /56 and the /48, which providers give to one customer.
 */
function findNetworks(address: string): [string, ...string[]] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (isIP(plain) !== 6) return [plain];
  // URL normalizes the address (RFC 5952), also one with an embedded IPv4 address.
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - groups.length - rest.length;
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  const customer = whole.slice(0, 3).join(':');
  const site = (Number.parseInt(whole[3] ?? '0', 16) >> 8).toString(16);
  return [whole.slice(0, 4).join(':'), `${customer}:${site}/56`, `${customer}/48`];
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
  const plain = socketAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  const isNamed = realIp !== undefined && isIP(realIp) > 0 && isTrusted(plain);
  return findNetworks(isNamed ? realIp : plain);
}
