import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';

/** Whom browser tests of one workspace ask for the platforms that those of another have used; see infra/e2e/support. */
export const PLATFORMS_URL_VARIABLE = 'TRAVESIA_E2E_PLATFORMS_URL';

/** Runs `work` with the variable under which browser tests find platforms that are started once for all of them. */
export async function withSharedPlatforms<T>(work: (env: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
  const child = fork(join(PROJECT, 'infra/e2e/support/platforms-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const exited = once(child, 'exit');
  try {
    const [url] = await Promise.race([once(child, 'message'), exited.then(() => [])]);
    if (typeof url !== 'string') throw new Error('the server of the platforms did not start; its message is above');
    return await work({ [PLATFORMS_URL_VARIABLE]: url });
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}
