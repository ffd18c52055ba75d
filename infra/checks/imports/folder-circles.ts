/** A file of ours that imports another of the same workspace, both relative to the project. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
  /** Counted from 1. */
  readonly line: number;
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, FileImport>>;

/**
 * The folders that an import leads from and to: the first at which the two paths part. `null` where one of the files
 * lies in a folder above the other: a folder and what is inside it are one thing.
 */
function siblings({ from, to }: FileImport): readonly [from: string, to: string] | null {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, place) => part !== other[place]) + 1;
  if (depth === 0 || depth >= one.length || depth >= other.length) return null;
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')];
}

function graphOf(imports: readonly FileImport[]): Graph {
  const graph = new Map<string, Map<string, FileImport>>();
  for (const each of imports) {
    const folders = siblings(each);
    if (!folders) continue;
    const [from, to] = folders;
    const targets = graph.get(from) ?? new Map<string, FileImport>();
    graph.set(from, targets);
    if (!targets.has(to)) targets.set(to, each);
  }
  return graph;
}

/** The shortest way from a folder back to itself, as the imports that it takes; `null` where there is none. */
function circleOf(start: string, graph: Graph): readonly FileImport[] | null {
  const ways = new Map<string, readonly FileImport[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [target, site] of graph.get(folder) ?? []) {
      if (target === start) return [...way, site];
      if (!ways.has(target)) ways.set(target, [...way, site]);
    }
  }
  return null;
}

/**
 * Folders beside one another that import each other in a circle: none of them can be read, tested or moved without
 * the others. One sentence a circle, with an import for each step of it; a folder is in one sentence only.
 */
export function folderCircles(imports: readonly FileImport[]): readonly string[] {
  const graph = graphOf(imports);
  const told = new Set<string>();
  const sentences: string[] = [];
  for (const start of [...graph.keys()].sort()) {
    const circle = told.has(start) ? null : circleOf(start, graph);
    if (!circle) continue;
    const folders = circle.flatMap((site) => siblings(site)?.[0] ?? []);
    for (const folder of folders) told.add(folder);
    const steps = circle.map(({ from, line, to }) => `${from}:${line} imports ${to}`).join('; ');
    sentences.push(
      `${[...folders, start].join(' → ')} breaks circles: folders of a workspace import one another one way: ${steps}`,
    );
  }
  return sentences;
}
