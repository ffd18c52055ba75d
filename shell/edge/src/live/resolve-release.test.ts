import { CONTRACT_MAJOR, CONTRACT_MINOR } from '@travesia/contracts/page';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { describe, expect, it } from 'vitest';
import { resolveRelease } from './resolve-release.ts';

const document: ReleaseDocument = {
  schema: 1,
  name: 'viva',
  kind: 'remote',
  version: '1.0.0',
  id: '1.0.0-00000000',
  contract: { major: CONTRACT_MAJOR, minor: CONTRACT_MINOR },
  publishedAt: '2026-03-01T12:00:00.000Z',
  react: '19.3.1',
  entry: 'entry.js',
  container: 'travesia_viva',
  routes: [],
  pages: {},
  files: {},
  prerendered: {},
  signature: { algorithm: 'ed25519', key: '0123456789abcdef', value: '' },
};
const needsRuntime = (more: Partial<ReleaseDocument>) =>
  resolveRelease({ ...document, ...more }, { channel: 'stable' }).needsRuntime;

describe('the runtime of federation', () => {
  it('is given by the shell to remotes that were built before they brought their own', () => {
    expect([0, 1, 2, 3].map((minor) => needsRuntime({ contract: { major: 1, minor } }))).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
    expect(needsRuntime({})).toBeUndefined();
  });

  it('is nothing that a shell is in need of', () => {
    expect(needsRuntime({ kind: 'shell', contract: { major: 1, minor: 0 } })).toBeUndefined();
  });
});
