import { loadBank } from './bank.ts';
import { type DeployedBank, openBank, readDeployment } from './deployment.ts';

/** The bank of this build, as far as it is deployed. */
export async function openDeployedBank(): Promise<DeployedBank> {
  const [bank, deployment] = await Promise.all([loadBank(), readDeployment()]);
  return openBank(bank, deployment);
}
