import { runNx } from '@travesia/infra-releases';
import type { StoreKind } from './stores-folder.ts';

const TARGETS: Readonly<Record<StoreKind, string>> = { product: 'stores', fixtures: 'fixture-stores' };

/**
 * Builds and publishes what has changed since it was done last. A target of the gate has done so before: it depends on it.
 * @throws with all that was printed.
 */
export async function ensureStores(kind: StoreKind): Promise<void> {
  if (process.env['NX_TASK_TARGET_TARGET']) return;
  const lines: string[] = [];
  const ok = await runNx(['run-many', '-t', TARGETS[kind], '-p', '@travesia/infra-e2e', '--output-style=static'], {
    onLine: (line) => lines.push(line),
  });
  if (!ok) throw new Error(lines.join('\n'));
}
