import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 500;

/**
 * Two commands started at once in a fresh clone must not install over each other. The lock lives
 * outside the project, because installing empties node_modules; one of a dead process is taken over.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withInstallLock(root, work) {
  const file = path.join(
    os.tmpdir(),
    `travesia-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
  );
  let told = false;
  while (!take(file)) {
    if (!told) console.log('Otro comando de Travesía está instalando las dependencias; se espera a que termine…');
    told = true;
    await wait(POLL_MS);
  }
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (!holderIsAlive(file)) fs.rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function holderIsAlive(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    // Empty for the instant between creation and writing.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
