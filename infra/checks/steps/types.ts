import { dirname } from 'node:path';
import { PROJECT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { sourceFiles } from '../source-files.ts';
import type { Step } from './step.ts';

/** Compilers at once: each takes some 300 MB. */
const CONCURRENCY = 2;

async function isTyped(folder: string): Promise<boolean> {
  const { ok, output } = await runTool('tsc', ['-p', folder], { output: 'keep' });
  if (!ok) console.log(`${folder}\n${output}`);
  return ok;
}

/** Every folder with a tsconfig.json type-checks. */
export const types: Step = {
  name: 'types',
  async run() {
    const queue = sourceFiles(PROJECT, /^tsconfig\.json$/).map((file) => dirname(file));
    let passed = 0;
    let failed = 0;
    const worker = async () => {
      for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
        if (await isTyped(folder)) passed++;
        else failed++;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    return { passed, failed };
  },
};
