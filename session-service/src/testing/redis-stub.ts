import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type RedisStub = Awaited<ReturnType<typeof startRedisStub>>;

/** Commands (arrays of bulk strings, RESP2) that are complete in `text`, and what is left of it. */
function commandsIn(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (!head) return { commands, rest };
    const command: string[] = [];
    let at = head[0].length;
    for (let left = Number(head[1]); left > 0; left -= 1) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (!size) return { commands, rest };
      const from = at + size[0].length;
      const to = from + Number(size[1]);
      if (rest.length < to + 2) return { commands, rest };
      command.push(rest.slice(from, to));
      at = to + 2;
    }
    commands.push(command);
    rest = rest.slice(at);
  }
}

/** As much of Redis as counting needs: the counting script is not run but known. */
export async function startRedisStub() {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();

  function answer([name = '', , , key = '', windowMs = '0']: readonly string[]): string {
    switch (name.toLowerCase()) {
      case 'evalsha':
      case 'eval': {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return `*2\r\n:${count}\r\n:${windowMs}\r\n`;
      }
      case 'info':
        return '$9\r\nloading:0\r\n';
      default:
        return '+OK\r\n';
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    socket.on('data', (chunk) => {
      const { commands, rest } = commandsIn(pending + chunk.toString('latin1'));
      pending = rest;
      for (const command of commands) socket.write(answer(command));
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();

  return {
    url: `redis://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    keys: () => [...counts.keys()],
    /** Resolves when as many are connected and had time to say hello. */
    async clients(count: number) {
      while (sockets.size < count) await sleep(10);
      await sleep(100);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
