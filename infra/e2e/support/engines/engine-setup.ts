import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ensureStores } from '../ensure-stores.ts';
import { startPlatform } from '../platform.ts';
import { ACCOUNTS_URL_VARIABLE } from '../urls.ts';
import { DISPLAY_VARIABLE, programOf, XVFB_VARIABLE } from './engine-programs.ts';

const SCREEN = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];

/** A screen that nobody looks at, under a number that is free. */
async function startScreen() {
  const child = spawn(programOf(XVFB_VARIABLE), ['-displayfd', '1', ...SCREEN], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const [number] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  if (child.exitCode !== null) throw new Error('Xvfb did not start');
  return {
    display: `:${number}`,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/** One platform for all flows: the product with accounts, beside the remotes made for tests. Returns the tear-down. */
export default async function engineSetup(): Promise<() => Promise<void>> {
  const [screen] = await Promise.all([startScreen(), ensureStores('fixtures')]);
  const platform = await startPlatform({ withFixtures: true, withIdentity: true });
  process.env[DISPLAY_VARIABLE] = screen.display;
  process.env[ACCOUNTS_URL_VARIABLE] = platform.url;
  return async () => {
    await Promise.all([platform.stop(), screen.stop()]);
  };
}
