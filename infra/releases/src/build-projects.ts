import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT, type Project } from './projects.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Builds these projects, each anew only where something that it depends on changed.
 * @param onLine gets every line that the builds print.
 */
export async function buildProjects(
  projects: readonly Project[],
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const names = projects.map(({ packageName }) => packageName).join(',');
  const nx = join(PROJECT_ROOT, 'node_modules/nx/dist/bin/nx.js');
  const lines: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '-p', names, '--output-style=static'], {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        NX_TUI: 'false',
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        onLine(line);
      });
    }
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new ReleaseError('build-failed', `${lines.join('\n')}\nLa construcción falló: su motivo está más arriba.`);
}
