import {
  REGISTRY_MINOR,
  type RegistryDocument,
  type ReleaseId,
  type RemotePointer,
  SHELL_NAME,
} from '@travesia/contracts/release';
import type { ReleaseStore } from '@travesia/shell-edge/store';
import { type Candidate, UNSIGNED } from './candidate.ts';

export interface Staging {
  readonly store: ReleaseStore;
  /** What is live; nothing of it is, where absent. */
  readonly live: RegistryDocument | null;
  readonly candidate: Candidate;
  /** What the candidate's team owns; empty for the shell. */
  readonly prefixes: readonly string[];
  /** Which shell everything runs under. */
  readonly shell: ReleaseId;
}

/**
 * What an edge would read if the candidate were live under that shell, for everybody and without
 * canaries. Nothing is written anywhere.
 */
export function stageCandidate({ store, live, candidate, prefixes, shell }: Staging): ReleaseStore {
  const { release } = candidate;
  const remotes: Record<string, RemotePointer> = {};
  for (const [name, pointer] of Object.entries(live?.remotes ?? {})) {
    remotes[name] = { stable: pointer.stable, prefixes: pointer.prefixes };
  }
  if (release.name !== SHELL_NAME) remotes[release.name] = { stable: release.id, prefixes };
  const registry: RegistryDocument = {
    schema: 2,
    minor: REGISTRY_MINOR,
    revision: 1,
    issuedAt: release.publishedAt,
    previous: null,
    by: 'gates',
    changes: [],
    shell: { stable: shell },
    remotes,
    trust: { schema: 1, version: 1, issuedAt: release.publishedAt, teams: {}, keys: {}, signature: UNSIGNED },
    // What they say of what is live holds for it here too.
    endorsements: live?.endorsements ?? {},
    timelines: {},
    signature: UNSIGNED,
  };
  const isCandidate = (name: string, id: ReleaseId) => name === release.name && id === release.id;
  return {
    ...store,
    readRegistryTag: async () => release.id,
    readRegistry: async () => registry,
    readRevision: async (revision) => (revision === registry.revision ? registry : null),
    listRevisions: async () => [registry.revision],
    readRelease: async (name, id, digest) => (isCandidate(name, id) ? release : store.readRelease(name, id, digest)),
    async readFile(asked, file, encoding) {
      if (asked !== release) return store.readFile(asked, file, encoding);
      return encoding === undefined && Object.hasOwn(release.files, file) ? candidate.readFile(file) : null;
    },
  };
}
