import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { npm } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * The version that the project pins, by its `node` development dependency.
 * @param {string} root
 * @returns {string}
 */
function pinnedVersion(root) {
  return JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies.node;
}

/**
 * Name of the package that carries Node's binary for a platform, as the `node` package names it.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * The pinned Node where it is in its place and runs; npm leaves the place empty when it does not
 * run packages' scripts, and after every update of the `node` package.
 * @param {string} root
 * @returns {string | null}
 */
export function findPinnedNode(root) {
  const place = path.join(root, 'node_modules/node/bin/node');
  const version = pinnedVersion(root);
  if (versionOf(place) === version) return place;
  // Somebody may run the very version by themselves.
  return process.versions.node === version ? process.execPath : null;
}

/**
 * npm links a package's command only where its file is there already.
 * @param {string} root
 */
function linkCommand(root) {
  const command = path.join(root, 'node_modules/.bin/node');
  fs.mkdirSync(path.dirname(command), { recursive: true });
  fs.rmSync(command, { force: true });
  fs.symlinkSync('../node/bin/node', command);
}

/** @param {string} binary */
function versionOf(binary) {
  try {
    const text = execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.trim().replace(/^v/, '');
  } catch {
    return null;
  }
}

/**
 * Fetches Node's binary for this platform and puts it where the `node` package's own script would.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function placePinnedNode(root) {
  const version = pinnedVersion(root);
  const name = nodePackage(process.platform, process.arch);
  const place = path.join(root, 'node_modules/node/bin/node');
  // Beside its destination, so that the last step is a rename: there is never half a binary there.
  const workshop = fs.mkdtempSync(path.join(root, 'node_modules/.node-'));
  try {
    fs.writeFileSync(path.join(workshop, 'package.json'), '{"private":true}');
    await npm(
      ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', workshop, `${name}@${version}`],
      {
        cwd: workshop,
        task: `Trayendo Node ${version}, el que usa el proyecto…`,
      },
    );
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(path.join(workshop, 'node_modules', name, 'bin/node'), place);
    linkCommand(root);
  } catch (error) {
    const why = error instanceof SetupError ? error.message : `No se pudo escribir ${place}: ${String(error)}.`;
    throw new SetupError(
      `${why}\nSin esa descarga también sirve instalar Node ${version} a mano y repetir el comando con él.`,
    );
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true });
  }
  if (versionOf(place) === version) return place;
  throw new SetupError(
    `Node ${version} no corre en este sistema (${process.platform} ${process.arch}; ¿una Linux sin glibc?): ` +
      'instala esa versión desde https://nodejs.org o con el gestor de tu sistema y repite el comando con ella.',
  );
}
