import { join } from 'node:path';
import type { ResolvedRelease } from '@travesia/contracts';
import { createService, runService } from '@travesia/kit-service';
import { edge } from '@travesia/shell-edge';
import { openFolderStore } from '@travesia/shell-edge/store';
import type { LocalLog } from './local-log.ts';
import { localAddress, type Settings } from './settings.ts';

export interface ServeOptions {
  readonly settings: Settings;
  readonly store: string;
  readonly log: LocalLog;
  /** Remotes that run from a dev server. */
  readonly overrides?: readonly ResolvedRelease[];
  readonly onClose?: () => Promise<void>;
}

/** Every service in this process. @returns the address to open. */
export async function serve({ settings, store, log, overrides = [], onClose }: ServeOptions): Promise<string> {
  const address = localAddress(settings);
  const origin = settings.publicOrigin ?? address;
  const devOrigins = overrides.map(({ base }) => new URL(base).origin);
  const app = createService({ name: 'local', origin, devOrigins, log: { stream: log } });
  if (onClose) app.addHook('onClose', onClose);
  await app.register(edge, { store: openFolderStore(store), origin, overrides });
  await runService(app, settings);
  return address;
}

/** The store of ordinary starts; developing has its own, because its shell is another build. */
export const storeOf = (dataFolder: string, kind: 'start' | 'dev') =>
  kind === 'start' ? join(dataFolder, 'store') : join(dataFolder, 'dev', 'store');
