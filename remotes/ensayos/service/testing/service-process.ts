import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const PROCESS = new URL('./ensayos-process.ts', import.meta.url);

export type ServiceProcess = Awaited<ReturnType<typeof startServiceProcess>>;

/** The service as it runs in production: a process of its own, over the PostgreSQL at `url`. `port`: any where absent. */
export async function startServiceProcess(url: string, port = 0) {
  const child: ChildProcess = fork(PROCESS, [url, String(port)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  const [address] = await Promise.race([
    once(child, 'message'),
    exit.then(([code]) => Promise.reject(new Error(`the service ended with ${code} before it listened`))),
  ]);
  return {
    address: String(address),
    port: Number(new URL(String(address)).port),
    /** Bytes that are in use, after a collection. What the engine holds in reserve is its own affair, and left out. */
    async memory(): Promise<number> {
      child.send('memory');
      const [bytes] = await once(child, 'message');
      return Number(bytes);
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Resolves with the exit code; `null` where the signal ended it. */
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
