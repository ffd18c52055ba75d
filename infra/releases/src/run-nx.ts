import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from './projects.ts';

export interface NxOptions {
  /** Gets every line that it prints. */
  readonly onLine: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder with the nx.json. */
  readonly root?: string;
}

/** Runs Nx by itself: no daemon, no cloud, no screen of its own. What failed is never stored. Returns whether all went well. */
export async function runNx(
  args: readonly string[],
  { onLine, env, root = PROJECT_ROOT }: NxOptions,
): Promise<boolean> {
  const nx = join(PROJECT_ROOT, 'node_modules/nx/dist/bin/nx.js');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [nx, ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        NX_TUI: 'false',
        NX_DAEMON: 'false',
        // Its plugins are its own and ours: a process for each, which it starts every time, keeps nobody apart.
        NX_ISOLATE_PLUGINS: 'false',
        NX_NO_CLOUD: 'true',
        NX_CACHE_FAILURES: 'false',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine);
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0;
}
