import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { abortCanary, isBucketAddress, type WritableStore } from '@travesia/infra-releases';
import { isLoopbackOrigin, StartError } from '@travesia/kit-service';
import { describeFigures, type EdgeOptions } from '@travesia/shell-edge';
import { openRevisionMemory } from '@travesia/shell-edge/store';
import { overrideSecret } from './edge-settings.ts';

/** In whose name the history records the end of a canary that failed. */
const EDGE_NAME = 'edge';

/** What of the edge is about releases that not everybody gets. */
export type ReleaseTools = Pick<
  EdgeOptions,
  'tools' | 'overrideSecret' | 'onCanaryFailed' | 'canaryCountsFile' | 'revisionMemory'
>;

export interface ReleaseToolsOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly store: WritableStore;
  /** Where this machine keeps what others must not set back. */
  readonly dataFolder: string;
}

/**
 * Who may look at other releases, and what happens to a canary that fails.
 * @throws {StartError} for a secret that could be guessed.
 */
export function openReleaseTools({ env, origin, store, dataFolder }: ReleaseToolsOptions): ReleaseTools {
  const secret = env['RELEASES_OVERRIDE_SECRET'];
  const weak = secret ? overrideSecret.safeParse(secret).error : undefined;
  if (weak) throw new StartError(weak.issues.map(({ message }) => message).join('\n'));
  const isOpen = env['NODE_ENV'] !== 'production' && isLoopbackOrigin(origin);
  return {
    ...(isOpen && { tools: 'development' }),
    ...(secret && { overrideSecret: secret }),
    canaryCountsFile: join(dataFolder, 'canary-counts.json'),
    // A folder is this machine's own: whoever starts it makes the tree live before anything is served.
    ...(isBucketAddress(store.address) && {
      revisionMemory: openRevisionMemory(memoryFile(dataFolder, store.address)),
    }),
    async onCanaryFailed(name, release, figures) {
      await abortCanary({ ...store, by: EDGE_NAME }, name, { release, reason: describeFigures(figures) });
    },
  };
}

/** One for each store: their revisions have nothing to do with each other. */
function memoryFile(dataFolder: string, address: string): string {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 16);
  return join(dataFolder, 'served-revisions', `${name}.json`);
}
