import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PROJECT } from './project.ts';

export interface ToolResult {
  readonly ok: boolean;
  /** Empty where the tool wrote straight to the terminal. */
  readonly output: string;
}

export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** `show` (default): as the tool writes it; `keep`: returned, for tools that speak only of failures. */
  readonly output?: 'show' | 'keep';
  /** The tool is ended and counts as failed after this long. */
  readonly timeoutMs?: number;
  /** The file that the tool writes last; it is not there yet. A tool that goes on for a minute after that is ended. */
  readonly report?: string;
}

const LEAVE_MS = 60_000;
const REPORT_POLL_MS = 1000;

/**
 * A process that a test left behind holds the output that it was given, and a runner of tests waits for that for ever.
 * @returns stops watching
 */
function endAfterReport(child: ChildProcess, report: string): () => void {
  let reportedAt: number | undefined;
  const timer = setInterval(() => {
    if (reportedAt === undefined && existsSync(report)) reportedAt = performance.now();
    if (reportedAt === undefined || performance.now() - reportedAt < LEAVE_MS) return;
    console.log(`ended: a minute after ${report} was written something that a test started still held the output`);
    child.kill('SIGKILL');
  }, REPORT_POLL_MS);
  return () => clearInterval(timer);
}

/** Runs a command in the project's folder. Never throws: a command that cannot start has failed. */
export function runTool(command: string, args: readonly string[], options: ToolOptions = {}): Promise<ToolResult> {
  const { promise, resolve } = Promise.withResolvers<ToolResult>();
  const child = spawn(command, args, {
    cwd: PROJECT,
    env: { ...process.env, ...options.env },
    stdio: options.output === 'keep' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs }),
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const stopWatching = options.report === undefined ? undefined : endAfterReport(child, options.report);
  child.once('error', (error) => resolve({ ok: false, output: error.message }));
  child.once('close', (code) => {
    stopWatching?.();
    resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') });
  });
  return promise;
}
