import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNx } from '@travesia/infra-releases';
import type { Dependencies } from './affected.ts';

interface Target {
  readonly dependsOn?: readonly unknown[];
  readonly inputs?: readonly unknown[];
}

interface GraphFile {
  readonly graph: {
    readonly nodes: Readonly<
      Record<string, { readonly data: { readonly root: string; readonly targets: Readonly<Record<string, Target>> } }>
    >;
    readonly dependencies: Readonly<Record<string, readonly { readonly target: string }[]>>;
  };
}

export interface Graph {
  /** Who depends on whom, as Nx finds it in imports and in the package.json files. */
  readonly dependencies: Dependencies;
  /** What Nx runs for each workspace, by its folder, after all that has a say in it. */
  readonly targets: ReadonlyMap<string, Readonly<Record<string, Target>>>;
}

/** The project as Nx sees it. */
export async function readGraph(root: string): Promise<Graph> {
  // Nx writes nowhere but in the project.
  const folder = await mkdtemp(join(root, '.nx/graph-'));
  try {
    const file = join(folder, 'graph.json');
    const lines: string[] = [];
    const ok = await runNx(['graph', `--file=${file}`], { root, onLine: (line) => lines.push(line) });
    if (!ok) throw new Error(lines.join('\n'));
    const { graph }: GraphFile = JSON.parse(await readFile(file, 'utf8'));
    return {
      dependencies: new Map(
        Object.entries(graph.dependencies).map(([name, all]) => [name, all.map(({ target }) => target)] as const),
      ),
      targets: new Map(Object.values(graph.nodes).map(({ data }) => [data.root, data.targets] as const)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
