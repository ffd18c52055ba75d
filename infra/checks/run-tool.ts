import { spawn } from 'node:child_process';
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
  child.once('error', (error) => resolve({ ok: false, output: error.message }));
  child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  return promise;
}
