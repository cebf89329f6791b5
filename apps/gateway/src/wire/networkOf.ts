import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer: a /64 (RFC 6177 §1). */
const groupsOfNetwork = 4;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key of a caller for limits: an IPv4 address, or the /64 of an IPv6 address, within which a caller has as many addresses as there
 * are guesses. An IPv4 address that is mapped into IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  const plain = mapped.exec(address)?.[1];
  if (plain !== undefined) return plain;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const before = groupsOf(head);
  // An IPv4 address at the end takes two groups.
  const after = groupsOf(tail ?? '').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, groupsOfNetwork);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
