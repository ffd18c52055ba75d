import { openStore, type WritableStore } from '@travesia/infra-releases';
import type { Platform } from './platform.ts';
import { preparedKeys } from './stores-folder.ts';

/** A platform's store as the release tool opens it. */
export async function storeOf({ store }: Platform): Promise<WritableStore> {
  return openStore(store, { keys: await preparedKeys() });
}
