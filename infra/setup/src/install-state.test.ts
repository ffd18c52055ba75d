import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installState } from './install-state.mjs';

describe('the state of the installation', () => {
  let root = '';
  const write = (file: string, value: unknown) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), JSON.stringify(value));
  };
  const lock = {
    '': { dependencies: { a: '1.0.0' } },
    app: { dependencies: { b: '2.0.0' } },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/b-darwin': { version: '2.0.0', optional: true },
    'node_modules/app': { resolved: 'app', link: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'travesia-setup-'));
    write('package.json', { dependencies: { a: '1.0.0' } });
    write('app/package.json', { dependencies: { b: '2.0.0' } });
    write('package-lock.json', { packages: lock });
    write('node_modules/.package-lock.json', { packages: installed });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('is current when npm recorded what the lockfile asks for, whoever installed it', () => {
    expect(installState(root)).toBe('current');
  });

  it('is missing in a fresh clone and after an installation that was cut off', () => {
    fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(installState(root)).toBe('missing');
  });

  it('is stale when a version moved or a package was added', () => {
    write('package-lock.json', { packages: { ...lock, 'node_modules/a': { version: '1.0.1' } } });
    expect(installState(root)).toBe('stale');
    write('package-lock.json', { packages: { ...lock, 'node_modules/c': { version: '1.0.0' } } });
    expect(installState(root)).toBe('stale');
  });

  it('is stale when a package.json was edited by hand', () => {
    write('app/package.json', { dependencies: { b: '2.0.0', c: '1.0.0' } });
    expect(installState(root)).toBe('stale');
  });

  it('does not care for the order of dependencies, scripts, or a workspace that is gone', () => {
    write('package.json', { scripts: { x: 'y' }, dependencies: { a: '1.0.0' } });
    fs.rmSync(path.join(root, 'app'), { recursive: true });
    expect(installState(root)).toBe('current');
  });
});
