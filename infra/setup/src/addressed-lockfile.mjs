import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, resolved?: string }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry & Record<string, unknown>> }} Lockfile
 */

/** npm takes it before package-lock.json. Git leaves it out. */
const FILE = 'npm-shrinkwrap.json';

/**
 * The lockfile with the address of each package in `registry`. Ours has none, so that it holds with every registry, and npm
 * asks about each of 1,200 packages before it fetches it: the larger part of an installation. Registries have them all at
 * the same places, which npm itself relies on, and the digest of each is in the lockfile.
 * @param {Lockfile} lock
 * @param {string} registry
 * @returns {Lockfile}
 */
export function addressed(lock, registry) {
  const base = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lock.packages).map(([key, entry]) => {
    // A link, a workspace, or what comes inside another package.
    if (entry.integrity === undefined || entry.resolved !== undefined) return [key, entry];
    const name = entry.name ?? key.split('node_modules/').at(-1) ?? '';
    return [key, { ...entry, resolved: `${base}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Takes away what an installation left that was killed.
 * @param {string} root
 */
export const removeAddressed = (root) => fs.rmSync(path.join(root, FILE), { force: true });

/**
 * Does `work` while npm finds the addressed lockfile in `root`.
 * @template T
 * @param {string} root
 * @param {string} registry
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withAddressed(root, registry, work) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const remove = () => removeAddressed(root);
  process.once('exit', remove);
  try {
    fs.writeFileSync(path.join(root, FILE), JSON.stringify(addressed(lock, registry)));
    return await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
}
