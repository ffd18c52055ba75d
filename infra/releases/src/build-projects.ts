import type { Project } from './projects.ts';
import { ReleaseError } from './release-error.ts';
import { runNx } from './run-nx.ts';

/**
 * Builds these projects, each anew only where something that it depends on changed.
 * @param onLine gets every line that the builds print.
 */
export async function buildProjects(
  projects: readonly Project[],
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const names = projects.map(({ packageName }) => packageName).join(',');
  const lines: string[] = [];
  const ok = await runNx(['run-many', '-t', 'build', '-p', names, '--output-style=static'], {
    onLine(line) {
      lines.push(line);
      onLine(line);
    },
  });
  if (ok) return;
  throw new ReleaseError('build-failed', `${lines.join('\n')}\nLa construcción falló: su motivo está más arriba.`);
}
