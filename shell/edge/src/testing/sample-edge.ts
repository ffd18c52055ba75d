import { setTimeout as sleep } from 'node:timers/promises';
import type { BootDocument, ReleaseDocument } from '@travesia/contracts/release';
import { createService, type ServiceOptions } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { type EdgeOptions, edge } from '../edge.ts';
import { createSampleStore, type SampleRelease, type SampleStore, sampleRemote, sampleShell } from './sample-store.ts';

export const SAMPLE_ORIGIN = 'http://127.0.0.1:4000';

export interface SampleEdge {
  readonly app: FastifyInstance;
  readonly sample: SampleStore;
  log(): Record<string, unknown>[];
}

/** An edge over `sample` behind a proxy that tests stand in for, with its log at hand. */
export async function createSampleEdge(
  sample: SampleStore,
  { assetsOrigin, ...options }: Partial<EdgeOptions> & Pick<ServiceOptions, 'assetsOrigin'> = {},
): Promise<SampleEdge> {
  const lines: string[] = [];
  const app = createService({
    name: 'edge',
    origin: options.origin ?? SAMPLE_ORIGIN,
    assetsOrigin,
    trustedProxyHops: 1,
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

/** {@link sampleRemote} as its team made it next: another release, that can be told apart. */
export const nextRemote: SampleRelease = {
  ...sampleRemote,
  version: '1.1.0',
  routes: [...sampleRemote.routes, { path: '/herramientas/nueva', page: 'mias', title: 'Nueva', access: 'public' }],
  prerendered: { '/herramientas': { html: '<h1>Otra cara</h1>', head: { title: 'Otra cara' } } },
};

/** A store with the shell and the remote live, and the remote's next release in a canary. */
export async function createCanaryStore(percent: number) {
  const { sample, shell, remote } = await createLiveStore();
  const next = await sample.publish(nextRemote);
  const promoteCanary = (share: number, release = next.id) =>
    sample.promote(
      { stable: shell.id },
      { herramientas: { stable: remote.id, prefixes: ['/herramientas'], canary: { release, percent: share } } },
    );
  await promoteCanary(percent);
  return { sample, shell, remote, next, promoteCanary };
}

/** Time for the edge to follow the registry: what a team and an operator are promised. */
const PROMISED_MS = 2_000;

/** Waits until `check` holds, for as long as a promote may take. */
export async function within(check: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await check())) {
    if (performance.now() - start > PROMISED_MS) throw new Error(`not within ${PROMISED_MS} ms`);
    await sleep(25);
  }
}

/** A browser as far as cookies go. */
export function createCookieJar() {
  const kept = new Map<string, string>();
  return {
    kept,
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(setCookies: readonly string[] = []): void {
      for (const cookie of setCookies) {
        const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? [];
        if (attributes.includes('Max-Age=0;')) kept.delete(name);
        else kept.set(name, value);
      }
    },
  };
}

/** The boot document in `html`, as the browser reads it. */
export function bootOf(html: string): BootDocument {
  const json = /<script type="application\/json" id="travesia-boot">([^<]*)<\/script>/.exec(html)?.[1];
  if (json === undefined) throw new Error('the document has no boot document');
  return JSON.parse(json);
}
