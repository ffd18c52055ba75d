import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, resolved?: string }} LockEntry
 * @typedef {Readonly<Record<string, LockEntry & Record<string, unknown>>>} LockPackages
 */

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * - `missing`: nothing installed, or an installation that was cut off.
 * - `stale`: installed, but not what package.json files and lockfile ask for now.
 *
 * Compares with npm's own record of the installation instead of a stamp of ours, so an
 * installation that somebody made by hand counts.
 * @param {string} root
 * @returns {'missing' | 'stale' | 'current'}
 */
export function installState(root) {
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'missing';
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (!wanted) return 'stale';
  const current =
    Object.keys(wanted).every((key) => !key.startsWith('node_modules/') || isInstalled(key, wanted, installed)) &&
    Object.keys(wanted).every((key) => /(^|\/)node_modules\//.test(key) || isDeclared(root, key, wanted));
  return current ? 'current' : 'stale';
}

/**
 * @param {string} key
 * @param {LockPackages} wanted
 * @param {LockPackages} installed
 */
function isInstalled(key, wanted, installed) {
  const entry = wanted[key];
  // Workspaces are links into the tree: nothing of theirs is downloaded.
  if (!entry || entry.link) return true;
  const present = installed[key];
  // Optional ones are mostly other platforms' binaries.
  if (!present) return entry.optional === true || entry.devOptional === true;
  return present.version === entry.version;
}

/**
 * Whether the lockfile's copy of a workspace's dependencies is what its package.json says.
 * @param {string} root
 * @param {string} key folder of the workspace; empty for the root
 * @param {LockPackages} wanted
 */
function isDeclared(root, key, wanted) {
  const manifest = readJson(path.join(root, key, 'package.json'));
  // A workspace that is gone needs nothing.
  if (!manifest) return true;
  return DEPENDENCY_FIELDS.every((field) => sorted(manifest[field]) === sorted(wanted[key]?.[field]));
}

/** @param {unknown} dependencies */
function sorted(dependencies) {
  return JSON.stringify(Object.entries(dependencies ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {string} file
 * @returns {LockPackages | null}
 */
function readPackages(file) {
  return readJson(file)?.['packages'] ?? null;
}

/**
 * @param {string} file
 * @returns {Record<string, any> | null}
 */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
