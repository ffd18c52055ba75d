import { describe, expect, it } from 'vitest';
import { FREE_SPACE_MIN_GB, requireFreeSpace } from './disk-space.mjs';

const disk = (gigabytes: number) => async () => ({ bavail: gigabytes * 1e6, bsize: 1000 });

describe('the disk before an installation', () => {
  it('is fine with the room that is needed', async () => {
    await expect(requireFreeSpace('/x', disk(FREE_SPACE_MIN_GB))).resolves.toBeUndefined();
  });

  it('is named with what is left when it is too full', async () => {
    await expect(requireFreeSpace('/x', disk(1.26))).rejects.toThrow(/Quedan 1,3 GB libres.*\/x.*libera espacio/);
  });
});
