import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it('is one for all addresses of a /64, and another for its neighbour', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.tuple(group, group, group), fc.array(group, { minLength: 4, maxLength: 4 }), (prefix, host) => {
        const at = (subnet: string) => clientNetwork(['2001', ...prefix.slice(0, 2), subnet, ...host].join(':'));
        const other = clientNetwork(['2001', ...prefix.slice(0, 2), '7', '0', '0', '0', '1'].join(':'));
        expect(at('7')).toBe(other);
        expect(at('8')).not.toBe(other);
      }),
    );
  });
});
