import { excesses, formatSearch, formatWeights, readBuilds, searchExcesses, weighRoutes, weighSearch } from '../budgets.ts';
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
    const builds = readBuilds(PROJECT);
    const weights = weighRoutes(builds, remotesOf(lane));
    console.log(formatWeights(weights));
    const shares = weighSearch(builds);
    console.log(formatSearch(shares));
    const overSearch = searchExcesses(shares);
    const over = [...excesses(weights), ...overSearch];
    for (const sentence of over) console.log(sentence);
    const failed = weights.filter((weight) => excesses([weight]).length > 0).length;
    return { passed: weights.length - failed, failed: failed + overSearch.length };
  },
});
