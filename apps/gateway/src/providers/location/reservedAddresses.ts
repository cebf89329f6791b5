import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries: private, loopback, link-local, shared, documentation, multicast and reserved addresses. */
const ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const reserved = new BlockList();
for (const [address, prefix] of ranges) reserved.addSubnet(address, prefix, address.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an address is not on the public internet, or is invalid: it has no country. */
export function isServedByNobody(ip: string): boolean {
  const family = isIP(ip);
  return family === 0 || reserved.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}
