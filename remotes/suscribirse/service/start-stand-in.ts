import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WebpaySettings } from './webpay-bank.ts';

const MAIN = join(import.meta.dirname, 'bank/main.ts');

/** As Webpay's are: it checks them like those. */
const COMMERCE_CODE = '597000000000';

export interface StandIn {
  readonly webpay: WebpaySettings;
  close(): Promise<void>;
}

/** Begins the stand-in of the bank as a process of its own, on a port that is free. */
export async function startStandIn(): Promise<StandIn> {
  const apiKey = randomBytes(32).toString('hex');
  const child: ChildProcess = fork(MAIN, [COMMERCE_CODE, apiKey], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The stand-in of the bank did not start.'))),
  ]);
  const { origin } = said as { readonly origin: string };
  // Nobody waits for it: it ends when its parent does.
  child.unref();
  child.channel?.unref();
  return {
    webpay: { origin, commerceCode: COMMERCE_CODE, apiKey },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
