import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `slow`: every answer comes {@link SLOW_MS} later. `silent`: connections stay open, new ones too, and nothing passes.
 * When it is over, what was sent in the meantime arrives by every second one, as TCP makes it; the others stay silent for
 * ever, as behind a router that forgot them. `refused`: who was connected is cut off, and nobody else gets through.
 */
export type Weather = 'well' | 'slow' | 'silent' | 'refused';

export const SLOW_MS = 200;

export interface Network {
  /** That of the target, by this way. */
  readonly url: string;
  fare(how: Weather): Promise<void>;
  /** Breaks every connection there is, at both ends at once. */
  reset(): void;
  /**
   * Of the answers from now on, counted from 0, the one of this number is lost: its connection is reset when it comes,
   * so that what was asked is done and nobody hears of it. Call what is returned to end this; it tells whether that
   * answer came.
   */
  loseAnswer(number: number): () => boolean;
  close(): Promise<void>;
}

/** What lies between a service and its database. `target`: a server that is reached by TCP. */
export async function startNetwork(target: URL): Promise<Network> {
  let weather: Weather = 'well';
  let answersToLoss = Number.POSITIVE_INFINITY;
  /** Both ends of every connection, by its number. */
  const sockets = new Map<Socket, number>();
  const forgotten = new Set<Socket>();
  let connections = 0;
  let server: Server;
  let port = 0;

  function carry(from: Socket, to: Socket, isAnswer: boolean): void {
    let late = 0;
    // While something is late, nothing overtakes it.
    const deliver = (work: () => void) => {
      if (!isAnswer || (weather !== 'slow' && late === 0)) return work();
      late += 1;
      setTimeout(() => {
        late -= 1;
        work();
      }, SLOW_MS);
    };
    sockets.set(from, connections);
    from.on('data', (chunk) => {
      if (isAnswer && answersToLoss-- === 0) {
        for (const end of [from, to]) end.resetAndDestroy();
        return;
      }
      deliver(() => to.write(chunk));
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      forgotten.delete(from);
      deliver(() => to.destroy());
    });
    if (weather === 'silent') from.pause();
  }

  function meet(near: Socket): void {
    const far = connect(Number(target.port), target.hostname);
    connections += 1;
    carry(near, far, false);
    carry(far, near, true);
  }

  async function listen(): Promise<void> {
    server = createServer(meet).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const at = server.address();
    port = typeof at === 'object' && at ? at.port : 0;
  }

  async function cut(): Promise<void> {
    for (const socket of sockets.keys()) socket.destroy();
    server.close();
    await once(server, 'close');
  }

  await listen();
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    async fare(how) {
      if (how === 'refused') await cut();
      else if (weather === 'refused') await listen();
      for (const [socket, number] of sockets) {
        if (weather === 'silent' && number % 2 === 0) forgotten.add(socket);
        if (how === 'silent') socket.pause();
        else if (!forgotten.has(socket)) socket.resume();
      }
      weather = how;
    },
    reset() {
      for (const socket of sockets.keys()) socket.resetAndDestroy();
    },
    loseAnswer(number) {
      answersToLoss = number;
      return () => {
        const isLost = answersToLoss < 0;
        answersToLoss = Number.POSITIVE_INFINITY;
        return isLost;
      };
    },
    close: cut,
  };
}
