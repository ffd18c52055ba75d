import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const SERVICE = fileURLToPath(new URL('./testing/slow-service.ts', import.meta.url));
const children: ChildProcess[] = [];

/** Time for three requests, on a busy machine too. */
const DRAIN_MS = 3_000;

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(port: number, drainMs = 0) {
  const child = spawn(process.execPath, [SERVICE, String(port), String(drainMs)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const exit = once(child, 'exit').then(([code]: unknown[]) => code);
  async function listening(): Promise<string> {
    for (;;) {
      const address = /^listening (\S+)/m.exec(output)?.[1];
      if (address) return address;
      await sleep(20);
    }
  }
  return { child, exit, listening, output: () => output, errors: text(child.stderr) };
}

async function request(url: string, agent: Agent) {
  const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response');
  if (!response) throw new Error('no answer');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('a running service', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what is in flight on %s, closes its plugins and exits',
    async (signal) => {
      const service = start(0);
      const address = await service.listening();
      const agent = new Agent({ keepAlive: true });
      await request(`${address}/healthz`, agent);
      const slow = request(`${address}/slow`, agent);
      await sleep(100);
      service.child.kill(signal);
      // Ctrl-C reaches the process once more, through npm.
      service.child.kill(signal);
      await sleep(100);
      // One that comes in the moment in which the port closes is reset.
      await vi.waitFor(async () => {
        const late = connect(Number(new URL(address).port), '127.0.0.1');
        const [refusal] = await once(late, 'error');
        expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
      }, DRAIN_MS);
      expect(await slow).toMatchObject({ body: 'terminé', headers: { connection: 'close' } });
      expect(await service.exit).toBe(0);
      expect(service.output()).toContain('closed');
      agent.destroy();
    },
  );

  it('takes connections for its drain time on SIGTERM, says that it is not ready, and then closes them', async () => {
    const service = start(0, DRAIN_MS);
    const address = await service.listening();
    const agent = new Agent({ keepAlive: true });
    expect((await request(`${address}/healthz`, agent)).headers.connection).toBe('keep-alive');
    service.child.kill('SIGTERM');
    await vi.waitFor(async () => {
      const looked = await request(`${address}/readyz`, new Agent());
      expect(looked).toMatchObject({ status: 503, body: expect.stringContaining('stopping') });
    });
    expect(await request(`${address}/slow`, agent)).toMatchObject({
      status: 200,
      body: 'terminé',
      headers: { connection: 'close' },
    });
    expect(service.output()).not.toContain('closed');
    expect(await service.exit).toBe(0);
    await expect(request(`${address}/healthz`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    agent.destroy();
  });

  it('does not drain on Ctrl-C', async () => {
    const service = start(0, 3_600_000);
    await service.listening();
    service.child.kill('SIGINT');
    expect(await service.exit).toBe(0);
  });

  it('says in one sentence that its port is taken and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const service = start(port);
    expect(await service.exit).toBe(1);
    expect(await service.errors).toBe(
      `El puerto ${port} ya está en uso: elige otro, por ejemplo con PORT=${port + 1}.\n`,
    );
    other.close();
  });

  it('answers garbage with a problem and goes on', async () => {
    const service = start(0);
    const address = await service.listening();
    const port = Number(new URL(address).port);
    const say = async (words: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(words);
      return text(socket);
    };
    const garbage = await say('GET / HTTP/1.1\r\nHost: a\r\nBad Header: \x01\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"status":400/);
    const huge = await say(`GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(huge).toMatch(/^HTTP\/1\.1 431 /);
    const absolute = await say('GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(absolute).toMatch(/^HTTP\/1\.1 404 /);
    expect(await request(`${address}/healthz`, new Agent())).toMatchObject({ body: '{"status":"ok"}' });
  });
});
