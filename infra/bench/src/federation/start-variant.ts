import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BuildDocument } from '@travesia/contracts/release';
import { openLocalKeys, openStore, promoteAll, publish, type Teams } from '@travesia/infra-releases';
import { createService } from '@travesia/kit-service';
import { edge } from '@travesia/shell-edge';
import { startSecureFront } from './secure-front.ts';

export interface Variant {
  /** Origin, without a trailing slash. */
  readonly origin: string;
  /** Of the edge itself, which speaks plain HTTP/1.1 on this machine. */
  readonly port: number;
  stop(): Promise<void>;
}

export interface VariantOptions {
  /** Folders of the builds that are live together. */
  readonly builds: readonly string[];
  readonly teams: Teams;
  /** Addresses whose fragments are left out: the browser renders them. */
  readonly clientRendered: readonly string[];
}

/** The build as it would be if these pages were not prerendered; its files are the same. */
async function withoutFragments(dist: string, addresses: readonly string[], folder: string): Promise<string> {
  const build: BuildDocument = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  const routes = build.routes.map((route) => {
    if (!addresses.includes(route.path)) return route;
    const { prerender: _, hydrateOn: __, ...rendered } = route;
    return rendered;
  });
  const kept = Object.entries(build.prerendered).filter(([address]) => !addresses.includes(address));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'build.json'),
    JSON.stringify({ ...build, routes, prerendered: Object.fromEntries(kept) }),
  );
  await symlink(resolve(dist, 'release'), join(folder, 'release'));
  return folder;
}

/** Publishes the builds into a store of their own and serves them by a real edge, over HTTP/2. */
export async function startVariant({ builds, teams, clientRendered }: VariantOptions): Promise<Variant> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-bench-'));
  const store = await openStore(join(folder, 'store'), { keys: await openLocalKeys(join(folder, 'keys')) });
  const promotions = [];
  for (const [index, build] of builds.entries()) {
    const dist = await withoutFragments(build, clientRendered, join(folder, 'builds', String(index)));
    const { release } = await publish(store, dist, { teams, compareWithLive: false });
    promotions.push({ name: release.name, id: release.id });
  }
  await promoteAll(store, promotions, { teams });

  const front = await startSecureFront();
  const app = createService({ name: 'bench-edge', origin: front.origin, log: { level: 'silent' } });
  await app.register(edge, { store: store.releases, origin: front.origin });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  front.forwardTo(port);
  return {
    origin: front.origin,
    port,
    async stop() {
      front.close();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
