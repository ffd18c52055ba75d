import { COMPILE_WORKER } from '@travesia/content-bank';
import type { ServedBank } from '@travesia/content-item-model';
import { openCompileThread } from './compile-thread.ts';

/**
 * The bank of this build, as far as it is deployed. Its thread is started at once, because forms are made of what it says
 * first; nothing of it is loaded where students are served.
 */
export function openDeployedBank(): Promise<ServedBank> {
  return openCompileThread({ file: COMPILE_WORKER });
}
