import { resolve } from 'node:path';

const PROJECT_ROOT = resolve(import.meta.dirname, '../../../..');

/** Where everything that running leaves behind is kept: `DATA_DIR`, by default in the project. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(PROJECT_ROOT, env['DATA_DIR'] || '.data');
}
