import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '@travesia/kit-service';

/**
 * Below those that the system gives to outgoing connections (32768 and up on Linux): while a process is being started
 * again, nobody may get its port.
 */
const FIRST = 21_000;
const LAST = 31_000;

/** Ports already given by this process. */
const given = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen({ host: '127.0.0.1', port, exclusive: true });
  if (!(await listening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** A port of this machine that a process can give up and take again. @throws {StartError} where there is none. */
export async function reservePort(): Promise<number> {
  // Where another production runs, it begins somewhere else.
  const start = process.pid % (LAST - FIRST);
  for (let step = 0; step < LAST - FIRST; step += 1) {
    const port = FIRST + ((start + step) % (LAST - FIRST));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new StartError(`No hay puertos libres entre ${FIRST} y ${LAST}.`);
}
