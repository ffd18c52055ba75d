import fs from 'node:fs/promises';
import { SetupError } from './setup-error.mjs';

/** Dependencies, the pinned Node, npm's cache of both and the builds, with room to spare. */
export const FREE_SPACE_MIN_GB = 2;

/**
 * @param {string} folder
 * @param {(folder: string) => Promise<{ bavail: number, bsize: number }>} statfs
 */
export async function requireFreeSpace(folder, statfs = fs.statfs) {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / 1e9;
  if (free >= FREE_SPACE_MIN_GB) return;
  throw new SetupError(
    `Quedan ${free.toFixed(1).replace('.', ',')} GB libres en el disco de ${folder} y la instalación ` +
      `necesita ${FREE_SPACE_MIN_GB} GB: libera espacio y repite el comando.`,
  );
}
