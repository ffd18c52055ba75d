import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNx } from '@travesia/infra-releases';
import type { Dependencies } from './affected.ts';

interface GraphFile {
  readonly graph: { readonly dependencies: Readonly<Record<string, readonly { readonly target: string }[]>> };
}

/** Who depends on whom, as Nx finds it in imports and in the package.json files. */
export async function readDependencies(root: string): Promise<Dependencies> {
  // Nx writes nowhere but in the project.
  const folder = await mkdtemp(join(root, '.nx/graph-'));
  try {
    const file = join(folder, 'graph.json');
    const lines: string[] = [];
    const ok = await runNx(['graph', `--file=${file}`], { root, onLine: (line) => lines.push(line) });
    if (!ok) throw new Error(lines.join('\n'));
    const { graph }: GraphFile = JSON.parse(await readFile(file, 'utf8'));
    return new Map(
      Object.entries(graph.dependencies).map(([name, all]) => [name, all.map(({ target }) => target)] as const),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
