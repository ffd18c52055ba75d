import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { withInstallLock } from './install-lock.mjs';
import { installState } from './install-state.mjs';
import { findPinnedNode, placePinnedNode } from './pinned-node.mjs';
import { runInGroup } from './run-in-group.mjs';
import { SetupError } from './setup-error.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function main(args, root = ROOT) {
  const [script, ...rest] = args;
  if (script === undefined) {
    console.error('Falta el archivo: node infra/setup/run.mjs <archivo.ts> [argumentos]');
    return 2;
  }
  const file = path.resolve(root, script);
  if (!fs.existsSync(file)) {
    console.error(`No existe ${file}.`);
    return 2;
  }
  try {
    const node = await prepare(root);
    return await runInGroup(node, [file, ...rest], environment(root));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    return 1;
  }
}

/**
 * Everything that the lockfile asks for is installed and the pinned Node is in its place.
 * @param {string} root
 * @returns {Promise<string>} the pinned Node
 */
async function prepare(root) {
  if (installState(root) === 'current') {
    const node = findPinnedNode(root);
    if (node) return node;
  }
  return withInstallLock(root, async () => {
    // Asked again: whoever held the lock before may have done it.
    const state = installState(root);
    if (state !== 'current') await install(root, state);
    return findPinnedNode(root) ?? (await placePinnedNode(root));
  });
}

/**
 * Tools and the pinned Node come before whatever the machine has. What Node compiled of a module it compiles no second time
 * while the module stays the same: a tool starts in half the time.
 * @param {string} root
 */
function environment(root) {
  const first = [path.join(root, 'node_modules/node/bin'), path.join(root, 'node_modules/.bin')];
  const NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/node-compile');
  return { NODE_COMPILE_CACHE, ...process.env, PATH: [...first, process.env['PATH'] ?? ''].join(path.delimiter) };
}
