import type { DeployedBank } from '@travesia/content-item-model';
import type { ServedBank } from '../served-bank.ts';

/** A bank without a thread of its own, for what does not depend on where it is compiled. */
export const compiledHere = (bank: DeployedBank): ServedBank => ({
  digest: bank.digest,
  entries: bank.entries,
  compile: async (kind, ids) => new Map(ids.map((id) => [id, JSON.stringify(bank[kind](id))])),
  close: async () => {},
});
