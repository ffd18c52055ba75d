import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { CanaryFigures } from './canary/canary-figures.ts';
import type { LiveCanary } from './canary/live-canary.ts';
import type { RegistryStanding } from './store/registry-standing.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface EdgeFigures {
  standing(): RegistryStanding;
  /** Texts of documents that were made since the start, and the memory of those that are kept. */
  documents(): { readonly made: number; readonly bytes: number };
  canaries(): readonly (LiveCanary & { readonly figures: CanaryFigures })[];
}

/** `store`, with what is read of it counted: what it had, had not, or could not say. */
export function countReads(app: FastifyInstance, store: ReleaseStore): ReleaseStore {
  const reads = new Counter({
    name: 'store_reads_total',
    help: 'What was read of the release store',
    labelNames: ['kind', 'outcome'],
    registers: [app.metrics],
  });
  async function counted<T>(kind: string, read: Promise<T | null>): Promise<T | null> {
    try {
      const found = await read;
      reads.inc({ kind, outcome: found === null ? 'absent' : 'found' });
      return found;
    } catch (error) {
      reads.inc({ kind, outcome: 'failed' });
      throw error;
    }
  }
  return {
    ...store,
    readRegistryTag: () => counted('tag', store.readRegistryTag()),
    readRegistry: () => counted('registry', store.readRegistry()),
    readRelease: (...named) => counted('release', store.readRelease(...named)),
    readFile: (...named) => counted('file', store.readFile(...named)),
  };
}

/** What an operator asks of an edge: which revision is live, what was refused, what is in memory, how canaries do. */
export function edgeMetrics(app: FastifyInstance, { standing, documents, canaries }: EdgeFigures): void {
  const registers = [app.metrics];
  new Gauge({
    name: 'registry_revision',
    help: 'Revisions of the registry: served, newest in the store, highest that was ever served',
    labelNames: ['of'],
    registers,
    collect() {
      const { accepted, newestSeen, highestServed } = standing();
      for (const [of, revision] of Object.entries({ served: accepted, newest: newestSeen, highest: highestServed })) {
        if (revision !== null) this.set({ of }, revision);
      }
    },
  });
  new Gauge({
    name: 'registry_refused',
    help: '1 while something in the store is refused, as the log says',
    registers,
    collect() {
      this.set(standing().refusal ? 1 : 0);
    },
  });
  new Gauge({
    name: 'document_texts_made',
    help: 'Texts of documents composed and compressed since the start',
    registers,
    collect() {
      this.set(documents().made);
    },
  });
  new Gauge({
    name: 'document_cache_bytes',
    help: 'Memory of the documents that are kept',
    registers,
    collect() {
      this.set(documents().bytes);
    },
  });
  new Gauge({
    name: 'canary_visitors',
    help: 'Visitors of canaries and of the stable releases beside them: given a document, heard of, failed (shares added up)',
    labelNames: ['remote', 'release', 'side', 'what'],
    registers,
    collect() {
      this.reset();
      for (const { name: remote, release, figures } of canaries()) {
        for (const side of ['canary', 'stable'] as const) {
          for (const [what, count] of Object.entries(figures[side])) this.set({ remote, release, side, what }, count);
        }
      }
    },
  });
}
