import type { DeployedBank } from '@travesia/content-item-model';
import { loadBank } from './bank.ts';
import { openBank, readDeployment } from './deployment.ts';

/** All that is deployed, in this thread: it loads every file of the bank. */
export async function openDeployedBank(): Promise<DeployedBank> {
  const [bank, deployment] = await Promise.all([loadBank(), readDeployment()]);
  return openBank(bank, deployment);
}
