import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listening'), port: z.number() }),
  z.object({ kind: z.literal('dropped') }),
  z.object({ kind: z.literal('mail'), to: z.array(z.string()), raw: z.string() }),
]);

export interface ReceivedMail {
  readonly to: readonly string[];
  /** With its headers, as it came. */
  readonly raw: string;
}

/** A server of mail in a process of its own. Addresses that begin with `full`, `nobody`, `silent` and `drop` get 452, 550, no answer and a cut. */
export async function startSmtpServer() {
  const child = fork(join(import.meta.dirname, 'smtp-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const received: ReceivedMail[] = [];
  const { promise: port, resolve } = Promise.withResolvers<number>();
  child.on('message', (sent) => {
    const said = message.parse(sent);
    if (said.kind === 'listening') resolve(said.port);
    if (said.kind === 'mail') received.push(said);
  });
  return {
    url: `smtp://127.0.0.1:${await port}`,
    received,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
