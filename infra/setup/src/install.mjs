import fs from 'node:fs';
import path from 'node:path';
import { removeAddressed, withAddressed } from './addressed-lockfile.mjs';
import { requireFreeSpace } from './disk-space.mjs';
import { npm, registryOf } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * No package's own scripts run: none is needed (the pinned Node is placed by us), npm's versions
 * disagree on which they allow, and an installation that runs no foreign code is a safer one.
 * Development dependencies are named because NODE_ENV=production would leave the tools out.
 */
const FLAGS = ['--ignore-scripts', '--include=dev', '--include=optional'];

/**
 * `npm install` on the lockfile, not `npm ci`: a lockfile may lack other platforms' optional
 * binaries (https://github.com/npm/cli/issues/4828), which `ci` refuses and `install` completes.
 * Versions and integrity come from the lockfile either way.
 * @param {string} root
 * @param {'missing' | 'stale'} state
 */
export async function install(root, state) {
  await requireFreeSpace(root);
  removeAddressed(root);
  if (state === 'missing') {
    // What an installation that was cut off left behind may be half written.
    fs.rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
    await installAll(root);
  } else {
    await npm(['install', ...FLAGS], { cwd: root, task: 'Las dependencias cambiaron; instalando la diferencia…' });
  }
}

/**
 * Everything that the lockfile says, from where registries have it; from where this one says where it has them elsewhere.
 * @param {string} root
 */
async function installAll(root) {
  const run = () =>
    npm(['install', '--no-save', ...FLAGS], {
      cwd: root,
      task: 'Instalando las dependencias (la primera vez toma uno o dos minutos)…',
    });
  const registry = registryOf(root);
  if (registry === null) return run();
  try {
    await withAddressed(root, registry, run);
  } catch (error) {
    if (!(error instanceof SetupError && /\bE40[134]\b/.test(String(error.cause)))) throw error;
    await run();
  }
}
