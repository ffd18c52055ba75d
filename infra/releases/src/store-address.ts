import { resolve } from 'node:path';
import { dataFolder } from '@travesia/kit-service';

/** Where releases are: the bucket that `RELEASES_URL` names, or a folder in {@link dataFolder}. */
export function storeAddress(env: NodeJS.ProcessEnv = process.env): string {
  return env['RELEASES_URL'] || resolve(dataFolder(env), 'store');
}

/** Where this machine keeps the pair of keys that it signs its own store with. */
export function keysFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(dataFolder(env), 'release-keys');
}
