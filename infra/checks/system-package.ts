import { isRoot, onPath } from '@travesia/infra-releases/browser';
import { runTool } from './run-tool.ts';

/** Bounds an installation that a broken network would keep waiting. */
export const INSTALL_TIMEOUT_MS = 300_000;

/** Installs a package of the system where we may; whether it is there then is for the caller to see. */
export async function installWithApt(name: string): Promise<void> {
  if (!isRoot || !onPath(['apt-get'])) return;
  console.log(`Se instala el paquete ${name} del sistema…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runTool('apt-get', ['update'], { env, timeoutMs: INSTALL_TIMEOUT_MS });
  if (updated.ok) await runTool('apt-get', ['install', '-y', name], { env, timeoutMs: INSTALL_TIMEOUT_MS });
}
