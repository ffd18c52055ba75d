import { isIPv6 } from 'node:net';

/** Groups of 16 bits that an IPv6 address has, and that name its /64. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What one subscriber holds, for counting them once: an IPv4 address, or the /64 of an IPv6 one, in which anybody may
 * choose among 2^64 addresses. An IPv4 address in IPv6 form (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
