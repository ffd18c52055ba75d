import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Whom a program runs as that refuses to run as root: the user that PostgreSQL's package made, or nobody. `undefined` where
 * we are not root ourselves.
 */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  const user = idOf('-u', 'postgres') > 0 ? 'postgres' : 'nobody';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}
