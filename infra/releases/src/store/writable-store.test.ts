import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const INDEX = pathToFileURL(join(import.meta.dirname, '../index.ts')).href;

/** Opens the store at the first argument and prints how many modules of the SDK that took. */
const PROGRAM = `
  import { createRequire } from 'node:module';
  import { openLocalKeys, openStore } from ${JSON.stringify(INDEX)};
  const [address, keys] = process.argv.slice(1);
  await openStore(address, { keys: await openLocalKeys(keys) });
  const loaded = Object.keys(createRequire(${JSON.stringify(INDEX)}).cache);
  console.log(loaded.filter((file) => file.includes('@aws-sdk')).length);
`;

describe('opening a store', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travesia-open-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function modulesOfTheSdk(address: string): Promise<number> {
    const args = ['--input-type=module', '--eval', PROGRAM, '--', address, join(folder, 'keys')];
    return Number((await promisify(execFile)(process.execPath, args)).stdout);
  }

  it('loads the SDK for a bucket, and not for a folder', async () => {
    expect(await modulesOfTheSdk(join(folder, 'store'))).toBe(0);
    expect(await modulesOfTheSdk('s3://travesia/lugar')).toBeGreaterThan(0);
  });
});
