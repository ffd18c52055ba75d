import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;

/** The groups of an IPv6 address, with its last 32 bits as two groups where they are written as an IPv4 address. */
function groupsOf(address: string): readonly number[] {
  const [path = ''] = address.split('%');
  const [head = '', tail] = path
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
      [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
    )
    .split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [parse(head), parse(tail ?? '')];
  return [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
}

/**
 * Whose `address` is, as far as limits go: an IPv4 address by itself; of an IPv6 address the first `bits`, because whoever
 * has one has all of its /64, and often a whole /48.
 */
export function networkOf(address: string, bits: 64 | 48): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, bits / GROUP_BITS).map((group) => group.toString(16));
  return `${network.join(':')}::/${bits}`;
}
