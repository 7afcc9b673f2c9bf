import { expect, test } from 'vitest';
import { findVisitorNetworks, parseAddressList } from './visitor-address.ts';

const isTrusted = parseAddressList('127.0.0.1, ::1, 10.1.0.0/16');

test.each([
  ['a visitor without a web server in front', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who forges the header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a visitor named by the web server', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the same over IPv6', '::1', '203.0.113.7', '203.0.113.7'],
  ['the same in another notation', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a web server of a trusted network', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a web server of another network', '10.2.2.3', '203.0.113.7', '10.2.2.3'],
  ['a header that is no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a header with two addresses', '127.0.0.1', '203.0.113.7, 198.51.100.1', '127.0.0.1'],
  ['a home with IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['another device of this home', '127.0.0.1', '2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['a short address', '2001:db8::7', undefined, '2001:db8:0:0'],
  ['an address with IPv4 in it', '64:ff9b::203.0.113.7', undefined, '64:ff9b:0:0'],
  ['an address with a zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
])('%s', (_, socketAddress, realIp, visitor) => {
  expect(findVisitorNetworks(socketAddress, realIp, isTrusted)[0]).toBe(visitor);
});

test('around an IPv6 address are its /56 and its /48', () => {
  const around = (address: string) => findVisitorNetworks(address, undefined, isTrusted).slice(1);

  expect(around('2001:db8:1:ab02::1')).toEqual(['2001:db8:1:ab/56', '2001:db8:1/48']);
  expect(around('2001:db8:1:ab02::1')).toEqual(around('2001:db8:1:abff::1'));
  expect(around('2001:db8:1:2::1')).toEqual(['2001:db8:1:0/56', '2001:db8:1/48']);
  expect(around('203.0.113.7')).toEqual([]);
});

test('a wrong list is refused', () => {
  expect(() => parseAddressList('the web server')).toThrow();
  expect(() => parseAddressList('10.0.0.0/64')).toThrow();
});
