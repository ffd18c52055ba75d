import { excesses, formatWeights, readBuilds, weighRoutes } from '../budgets.ts';
import { PROJECT } from '../project.ts';
import type { LaneWorkspace } from '../workspaces.ts';
import type { Step } from './step.ts';

const REMOTE = /^remotes\/([^/]+)/;

/** The remotes of `lane`; absent where it has what weighs on all pages: the shell, a kit, the platform. */
export function remotesOf(lane: readonly Pick<LaneWorkspace, 'folder'>[]): ReadonlySet<string> | undefined {
  const names = lane.map(({ folder }) => REMOTE.exec(folder)?.[1]);
  const remotes = names.filter((name) => name !== undefined);
  return remotes.length === names.length ? new Set(remotes) : undefined;
}

/** What a browser is sent for each page of `lane`. */
export const budgets = (lane: readonly LaneWorkspace[]): Step => ({
  name: 'budgets',
  needs: ['build'],
  async run() {
    const weights = weighRoutes(readBuilds(PROJECT), remotesOf(lane));
    console.log(formatWeights(weights));
    const over = excesses(weights);
    for (const sentence of over) console.log(sentence);
    const failed = weights.filter((weight) => excesses([weight]).length > 0).length;
    return { passed: weights.length - failed, failed };
  },
});
