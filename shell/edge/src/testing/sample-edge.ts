import type { BootDocument, ReleaseDocument } from '@travesia/contracts';
import { createService } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { type EdgeOptions, edge } from '../edge.ts';
import { createSampleStore, type SampleStore, sampleRemote, sampleShell } from './sample-store.ts';

export const SAMPLE_ORIGIN = 'http://127.0.0.1:4000';

export interface SampleEdge {
  readonly app: FastifyInstance;
  readonly sample: SampleStore;
  log(): Record<string, unknown>[];
}

/** An edge over `sample`, with its log at hand. */
export async function createSampleEdge(sample: SampleStore, options: Partial<EdgeOptions> = {}): Promise<SampleEdge> {
  const lines: string[] = [];
  const app = createService({
    name: 'edge',
    origin: options.origin ?? SAMPLE_ORIGIN,
    log: { stream: { write: (line) => lines.push(line) } },
  });
  app.register(edge, { store: sample.open(), origin: SAMPLE_ORIGIN, ...options });
  await app.ready();
  return { app, sample, log: () => lines.map((line) => JSON.parse(line)) };
}

/** A store with the shell and the remote live. */
export async function createLiveStore(): Promise<{
  readonly sample: SampleStore;
  readonly shell: ReleaseDocument;
  readonly remote: ReleaseDocument;
}> {
  const sample = await createSampleStore();
  const shell = await sample.publish(sampleShell);
  const remote = await sample.publish(sampleRemote);
  await sample.promote({ stable: shell.id }, { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } });
  return { sample, shell, remote };
}

/** The boot document in `html`, as the browser reads it. */
export function bootOf(html: string): BootDocument {
  const json = /<script type="application\/json" id="travesia-boot">([^<]*)<\/script>/.exec(html)?.[1];
  if (json === undefined) throw new Error('the document has no boot document');
  return JSON.parse(json);
}
