import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDataFolder } from './check-data-folder.ts';

describe('the data folder of a start', () => {
  it('is made, and left empty', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'travesia-data-'));
    await checkDataFolder(join(parent, 'a/b'));
    expect(await readdir(join(parent, 'a/b'))).toEqual([]);
    await rm(parent, { recursive: true });
  });

  it('is named, with the way out, where it cannot be written', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'travesia-data-'));
    await writeFile(join(parent, 'file'), '');
    await expect(checkDataFolder(join(parent, 'file'))).rejects.toThrow(/No se puede escribir en .*file .*DATA_DIR=/);
    await expect(checkDataFolder(join(parent, 'file/below'))).rejects.toThrow(/DATA_DIR=/);
    await expect(checkDataFolder('/proc/nothing-can-be-made-here')).rejects.toThrow(/DATA_DIR=/);
    await rm(parent, { recursive: true });
  });
});
