import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addressed, removeAddressed, withAddressed } from './addressed-lockfile.mjs';

const integrity = 'sha512-x';

const LOCK: { readonly lockfileVersion: number; packages: Record<string, Record<string, unknown>> } = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'travesia' },
    app: { name: '@travesia/app', version: '1.0.0' },
    'node_modules/app': { resolved: 'app', link: true },
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0-rc.1', integrity },
    'node_modules/older': { name: '@b/c', version: '1.0.0', integrity },
    'node_modules/inside': { version: '1.0.0', inBundle: true },
    'node_modules/elsewhere': { version: '1.0.0', integrity, resolved: 'https://elsewhere.example/one.tgz' },
  },
};

let root: string;
const files = () => fs.readdirSync(root).sort();

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'travesia-setup-'));
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(LOCK));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it.each(['https://registry.example/npm', 'https://registry.example/npm/'])(
  'says where packages are in %s',
  (registry) => {
    const { packages, ...rest } = addressed(LOCK, registry);
    expect(rest).toEqual({ lockfileVersion: 3 });
    const given = Object.entries(packages).filter(
      ([key, entry]) => entry.resolved !== LOCK.packages[key]?.['resolved'],
    );
    expect(Object.fromEntries(given.map(([key, { resolved }]) => [key, resolved]))).toEqual({
      'node_modules/a': 'https://registry.example/npm/a/-/a-1.0.0.tgz',
      'node_modules/a/node_modules/@b/c': 'https://registry.example/npm/@b/c/-/c-2.0.0-rc.1.tgz',
      'node_modules/older': 'https://registry.example/npm/@b/c/-/c-1.0.0.tgz',
    });
    for (const [key, { resolved: _, ...entry }] of Object.entries(packages))
      expect(LOCK.packages[key]).toMatchObject(entry);
  },
);

it('is there while npm runs, and gone whatever came of it', async () => {
  await withAddressed(root, 'https://registry.example', async () => {
    expect(files()).toEqual(['npm-shrinkwrap.json', 'package-lock.json']);
  });
  expect(files()).toEqual(['package-lock.json']);
  await expect(
    withAddressed(root, 'https://registry.example', () => Promise.reject(new Error('no network'))),
  ).rejects.toThrow();
  expect(files()).toEqual(['package-lock.json']);
  expect(JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))).toEqual(LOCK);
});

it('that somebody killed left is taken away', () => {
  fs.writeFileSync(path.join(root, 'npm-shrinkwrap.json'), '{}');
  removeAddressed(root);
  expect(files()).toEqual(['package-lock.json']);
});
