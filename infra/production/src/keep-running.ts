import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { CONFIG_EXIT_CODE } from '@travesia/kit-service';

export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** All of it: nothing else of ours is handed on. */
  readonly env: Readonly<Record<string, string>>;
  /** Whom it runs as; ourselves where absent. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** What tells it to end what it began and then itself. */
  readonly stopSignal: NodeJS.Signals;
  /** Longer than it needs for that. */
  readonly stopDeadlineMs: number;
  /** What it writes is appended here. */
  readonly logFile: string;
}

/** A process that is started again whenever it ends, until it is told to stop. */
export interface KeptProcess {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** How often it came back by itself. */
  readonly comebacks: () => number;
  signal(signal: NodeJS.Signals): void;
  start(): void;
  /** Resolves when it is gone, with its exit code; `null` where it had to be killed or was not there. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A process that ends at once again and again must not keep the machine busy. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 5_000;

/** Whoever lived this long did not fail at its start. */
const SETTLED_MS = 10_000;

/** Runs `command`. `gaveUp` hears of one that cannot run with what it is told: starting it again would change nothing. */
export function keepRunning(command: Command, gaveUp: (name: string) => void): KeptProcess {
  const { name, program, args, env, user, stopSignal, stopDeadlineMs, logFile } = command;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  let comebacks = 0;
  let pauseMs = PAUSE_MIN_MS;

  function run(): void {
    const log = createWriteStream(logFile, { flags: 'a' });
    const startedAt = performance.now();
    const running = spawn(program, args, { env, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
    child = running;
    running.stdout?.pipe(log, { end: false });
    running.stderr?.pipe(log, { end: false });
    running.once('close', () => log.end());
    running.once('error', (error) => {
      log.write(`${error.message}\n`);
      // One that could not be started never exits.
      if (running.pid !== undefined) return;
      child = undefined;
      isWanted = false;
      gaveUp(name);
    });
    running.once('exit', (code) => {
      if (child === running) child = undefined;
      if (!isWanted) return;
      if (code === CONFIG_EXIT_CODE) {
        isWanted = false;
        gaveUp(name);
        return;
      }
      if (performance.now() - startedAt > SETTLED_MS) pauseMs = PAUSE_MIN_MS;
      timer = setTimeout(() => {
        comebacks += 1;
        run();
      }, pauseMs);
      pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS);
    });
  }

  return {
    name,
    pid: () => child?.pid,
    comebacks: () => comebacks,
    signal: (signal) => child?.kill(signal),
    start() {
      if (isWanted) return;
      isWanted = true;
      run();
    },
    async stop(signal = stopSignal) {
      isWanted = false;
      clearTimeout(timer);
      const ending = child;
      if (!ending) return null;
      const exited = once(ending, 'exit');
      ending.kill(signal);
      const killer = setTimeout(() => ending.kill('SIGKILL'), stopDeadlineMs);
      const [code] = await exited;
      clearTimeout(killer);
      return code;
    },
  };
}
