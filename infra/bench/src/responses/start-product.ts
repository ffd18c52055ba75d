import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlatform, openAccounts, openLocalDatabase } from '@travesia/infra-local';
import { findProjects, openLocalKeys, openStore, promoteAll, publish, readTeams } from '@travesia/infra-releases';
import { freePort } from '@travesia/kit-service';

export interface Product {
  /** Without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** The whole product as built, with the demo student and a database of its own. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-bench-'));
  const store = await openStore(join(folder, 'store'), { keys: await openLocalKeys(join(folder, 'keys')) });
  const teams = await readTeams();
  const promotions = [];
  for (const { dist } of await findProjects()) {
    const { release } = await publish(store, dist, { teams, compareWithLive: false });
    promotions.push({ name: release.name, id: release.id });
  }
  await promoteAll(store, promotions, { teams });

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataFolder = join(folder, 'data');
  // Nothing of this machine's settings may lead to a real provider or database.
  const accounts = await openAccounts({ env: {}, dataFolder, origin, log: () => {} });
  const database = await openLocalDatabase({}, dataFolder);
  const log = { level: 'silent' } as const;
  const app = await createPlatform({ name: 'bench', origin, store: store.releases, accounts, database, log });
  await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
