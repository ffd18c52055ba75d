import { describe, expect, it } from 'vitest';
import { withInstallLock } from './install-lock.mjs';

describe('the installation lock', () => {
  it('lets one install at a time and frees itself when that one fails', async () => {
    const root = `/prueba/${crypto.randomUUID()}`;
    const order: string[] = [];
    const first = withInstallLock(root, async () => {
      order.push('first in');
      await new Promise((done) => setTimeout(done, 50));
      order.push('first out');
      throw new Error('cut off');
    });
    const second = withInstallLock(root, async () => order.push('second in'));
    await expect(first).rejects.toThrow('cut off');
    await second;
    expect(order).toEqual(['first in', 'first out', 'second in']);
  });
});
