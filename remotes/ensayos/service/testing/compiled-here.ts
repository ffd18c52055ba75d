import type { DeployedBank } from '@travesia/content-item-model';
import { compilerOf } from '../compile.ts';
import type { ServedBank } from '../served-bank.ts';

/** A bank without a thread of its own, for what does not depend on where it is compiled. */
export function compiledHere(bank: DeployedBank): ServedBank {
  const compiled = compilerOf(bank, new Map());
  return {
    digest: bank.digest,
    entries: bank.entries,
    compile: async (kind, ids) => new Map(ids.map((id) => [id, JSON.stringify(compiled({ kind, id }))])),
    close: async () => {},
  };
}
