import { openCompileThread } from './compile-thread.ts';
import type { ServedBank } from './served-bank.ts';

/**
 * The deployed bank, read from its artifact in a thread. The thread is started at once, because forms are made of what it
 * says first; nothing of the bank is loaded where students are served.
 */
export function openDeployedBank(): Promise<ServedBank> {
  return openCompileThread({ file: new URL('./compile-worker.ts', import.meta.url) });
}
