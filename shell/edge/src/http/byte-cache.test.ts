import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const sized = (limit: number) => new ByteCache<string>(limit, (value) => value.length);

describe('a cache bounded by bytes', () => {
  it('makes a thing once, also for callers that ask at the same time', async () => {
    const cache = sized(10);
    const make = vi.fn(async () => 'uno');
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['uno', 'uno']);
    expect(await cache.get('a', make)).toBe('uno');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('lets go of what was used longest ago', async () => {
    const cache = sized(6);
    const make = vi.fn(async () => 'tres');
    await cache.get('a', async () => 'uno');
    await cache.get('b', async () => 'dos');
    await cache.get('a', make);
    await cache.get('c', async () => 'ya');
    await cache.get('a', make);
    expect(make).not.toHaveBeenCalled();
    expect(await cache.get('b', make)).toBe('tres');
  });

  it('lets nothing go for what does not fit', async () => {
    const cache = sized(6);
    const make = vi.fn(async () => 'uno');
    await cache.get('a', make);
    expect(await cache.get('b', async () => 'demasiado')).toBe('demasiado');
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.made).toBe(2);
  });

  it('holds no more empty things than bytes', async () => {
    const cache = sized(3);
    const make = vi.fn(async () => '');
    for (const key of ['a', 'b', 'c', 'd', 'a']) await cache.get(key, make);
    expect(make).toHaveBeenCalledTimes(5);
  });

  it('does not keep failures', async () => {
    const cache = sized(6);
    await expect(cache.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => 'sí')).toBe('sí');
  });

  it('never holds more than its limit', async () => {
    const ask = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(12) });
    await fc.assert(
      fc.asyncProperty(fc.array(ask), async (asks) => {
        const cache = sized(10);
        for (const { key, size } of asks) await cache.get(key, async () => 'x'.repeat(size));
        expect(cache.bytes).toBeLessThanOrEqual(10);
      }),
    );
  });
});
