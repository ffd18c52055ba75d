import { join } from 'node:path';
import process from 'node:process';
import { openReleaseTools } from '@travesia/infra-edge';
import { openReleaseKeys, openStore, type WritableStore } from '@travesia/infra-releases';
import { runService } from '@travesia/kit-service';
import type { Database } from '@travesia/kit-service/database';
import type { DevelopedRemote } from '@travesia/shell-edge';
import { createPlatform } from './create-platform.ts';
import type { DevelopedPackage } from './developed-slice.ts';
import type { LocalLog } from './local-log.ts';
import { unsentMailFolder } from './local-mail.ts';
import { openAccounts } from './open-accounts.ts';
import { START_NAME } from './publish-tree.ts';
import { localAddress, type Settings } from './settings.ts';

export interface ServeOptions {
  readonly settings: Settings;
  readonly store: WritableStore;
  readonly log: LocalLog;
  readonly database: Database;
  /** Remotes that run from a dev server. */
  readonly overrides?: readonly DevelopedRemote[];
  /** The package whose slice is served anew after each edit. */
  readonly developed?: DevelopedPackage;
  readonly onClose?: () => Promise<void>;
}

/** Every service in this process, and the accounts they know. @returns the address to open. */
export async function serve(options: ServeOptions): Promise<string> {
  const { settings, store, log, database, overrides = [], developed, onClose } = options;
  const address = localAddress(settings);
  const origin = settings.publicOrigin ?? address;
  const releaseTools = openReleaseTools({ env: process.env, origin, store, dataFolder: settings.dataFolder });
  const accounts = await openAccounts({ env: process.env, dataFolder: settings.dataFolder, origin });
  const app = await createPlatform({
    name: 'local',
    origin,
    store: store.releases,
    accounts,
    database,
    overrides,
    developed,
    env: { ...process.env, DATA_DIR: settings.dataFolder },
    mailFolder: unsentMailFolder(process.env, settings.dataFolder),
    assetsOrigin: settings.assetsOrigin,
    responsible: settings.responsible,
    releaseTools,
    log: { stream: log },
  });
  if (onClose) app.addHook('onClose', onClose);
  await runService(app, { ...settings, drainMs: accounts.settings.drainMs });
  return address;
}

/** The store of ordinary starts; developing has its own, because its shell is another build. */
export async function openStoreOf({ dataFolder, store }: Settings, kind: 'start' | 'dev'): Promise<WritableStore> {
  const address = kind === 'start' ? store : join(dataFolder, 'dev', 'store');
  const keys = await openReleaseKeys(process.env, join(dataFolder, 'release-keys'));
  return openStore(address, { keys, by: START_NAME });
}
