/**
 * The product in a process of its own: `node edge-process.ts <store> <port> [<data folder>] [--tools]
 * [--develop <folder of a remote>] [--assets <another origin of released files>]`.
 * With a data folder accounts are open, at an emulator of its own, and so is a database; else it is the edge alone, which
 * shows everybody the tools of the team, or takes a remote from its dev server, where it is told to.
 */
import { parseArgs } from 'node:util';
import { createPlatform, openAccounts, openLocalDatabase, unsentMailFolder } from '@travesia/infra-local';
import { startRemoteDevServer } from '@travesia/kit-remote/dev-server';
import { createService, freePort, runService } from '@travesia/kit-service';
import type { Database } from '@travesia/kit-service/database';
import { edge } from '@travesia/shell-edge';
import { createReleaseStore, openFolderBlobs } from '@travesia/shell-edge/store';
import type { FastifyInstance } from 'fastify';
import { preparedKeys } from './stores-folder.ts';

const HOST = '127.0.0.1';

// It ends with whoever started it, however that one ends: what stays behind holds the output of the tests open.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tools: { type: 'boolean' }, develop: { type: 'string' }, assets: { type: 'string' } },
});
const [folder = '', port = '0', dataFolder] = positionals;
const store = createReleaseStore(openFolderBlobs(folder), (await preparedKeys()).trust);
const origin = `http://${HOST}:${port}`;

async function edgeAlone(): Promise<FastifyInstance> {
  const devServer = values.develop
    ? await startRemoteDevServer({ root: values.develop, port: await freePort() })
    : null;
  const overrides = devServer ? [devServer] : [];
  const devOrigins = overrides.map((override) => new URL(override.current().resolved.base).origin);
  const assetsOrigin = values.assets;
  const app = createService({ name: 'e2e-edge', origin, devOrigins, assetsOrigin, log: { level: 'silent' } });
  if (devServer) app.addHook('onClose', () => devServer.close());
  await app.register(edge, { store, origin, overrides, ...(values.tools && { tools: 'development' }) });
  return app;
}

interface EndOfTime {
  readonly attempt: string;
  readonly inMs: number;
}

/** Answers a test that wants the time of a practice test to end soon. The clock is the database's. */
function endTimes(database: Database): void {
  const tables = database.kysely.withTables<{ 'ensayos.attempt': { id: string; deadline_at: Date } }>();
  process.on('message', async ({ attempt, inMs }: EndOfTime) => {
    const deadline = { deadline_at: new Date(Date.now() + inMs) };
    await tables.updateTable('ensayos.attempt').set(deadline).where('id', '=', attempt).execute();
    process.send?.('ended');
  });
}

async function withAccounts(data: string): Promise<FastifyInstance> {
  // Nothing of this machine's settings may lead the tests to a real provider.
  const accounts = await openAccounts({ env: {}, dataFolder: data, origin, log: () => {} });
  const database = await openLocalDatabase({}, data);
  endTimes(database);
  return createPlatform({
    name: 'e2e-platform',
    origin,
    store,
    accounts,
    database,
    // Passes are sold by the stand-in of the bank: no money moves.
    env: { DATA_DIR: data, PAYMENTS: 'stand-in' },
    mailFolder: unsentMailFolder({}, data),
    assetsOrigin: values.assets,
    log: { level: 'silent' },
  });
}

const app = await (dataFolder ? withAccounts(dataFolder) : edgeAlone());
await runService(app, { host: HOST, port: Number(port) });
process.send?.('listening');
