import { formatNumber, formatPercent } from '../shared/format-number.ts';
import { tidy } from '../shared/steps.ts';
import { count } from '../shared/words.ts';

export interface Branch {
  readonly label: string;
  readonly probability: number;
}

/** Which branch is taken at each stage, by its place. */
export type Path = readonly number[];

/** All of them, as a tree lists them from its top on. */
export function pathsOf(branches: number, stages: number): readonly Path[] {
  let paths: readonly Path[] = [[]];
  for (let stage = 0; stage < stages; stage += 1) {
    paths = paths.flatMap((path) => Array.from({ length: branches }, (_, branch) => [...path, branch]));
  }
  return paths;
}

export function probabilityOf(path: Path, branches: readonly Branch[]): number {
  return tidy(path.reduce((product, branch) => product * (branches[branch]?.probability ?? 0), 1));
}

/** The first branch at another probability; the others share the rest as they did. */
export function withFirst(branches: readonly Branch[], probability: number): readonly Branch[] {
  const [first, ...others] = branches;
  if (!first || others.length === 0) return branches;
  const rest = others.reduce((sum, branch) => sum + branch.probability, 0);
  const share = (branch: Branch) => (rest === 0 ? 1 / others.length : branch.probability / rest);
  return [
    { ...first, probability },
    ...others.map((branch) => ({ ...branch, probability: tidy((1 - probability) * share(branch)) })),
  ];
}

/** One run through the tree. `random` gives numbers from 0 to below 1. */
export function runOnce(branches: readonly Branch[], stages: number, random: () => number): Path {
  return Array.from({ length: stages }, () => {
    let left = random();
    for (const [index, { probability }] of branches.entries()) {
      if (left < probability) return index;
      left -= probability;
    }
    // Probabilities that sum to a little less than 1: the last one that can happen.
    return branches.findLastIndex(({ probability }) => probability > 0);
  });
}

/** How often each path came, by its place among all paths. */
export type Tally = readonly number[];

export function addRuns(tally: Tally, runs: readonly Path[], branches: number): Tally {
  const next = [...tally];
  for (const path of runs) {
    const place = path.reduce((sum, branch) => sum * branches + branch, 0);
    next[place] = (next[place] ?? 0) + 1;
  }
  return next;
}

export function describePath(
  path: Path,
  branches: readonly Branch[],
  paths: number,
  tally: Tally,
  place: number,
): string {
  const labels = path.map((branch) => branches[branch]?.label ?? '').join(', ');
  const factors = path.map((branch) => formatNumber(branches[branch]?.probability ?? 0, 3)).join(' · ');
  const probability = probabilityOf(path, branches);
  const product = `${path.length > 1 ? `${factors} = ` : ''}${formatNumber(probability, 4)} (${formatPercent(probability)})`;
  const told = `Hay ${count(paths, 'camino', 'caminos')}. «${labels}»: ${product}.`;
  const runs = tally.reduce((sum, one) => sum + one, 0);
  if (runs === 0) return told;
  const came = tally[place] ?? 0;
  return `${told} Salió ${count(came, 'vez', 'veces')} de ${runs}: ${formatPercent(came / runs)}.`;
}
