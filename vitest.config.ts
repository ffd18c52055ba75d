import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { findAlone } from './infra/checks/lanes/shared-process.ts';

const NO_TESTS = ['**/node_modules/**', '**/dist/**', '**/.data/**', '.test-remotes/**', '**/e2e/**'];

const alone = findAlone(import.meta.dirname);

export default defineConfig({
  test: {
    // Services read questions and cards as they are compiled.
    globalSetup: ['content/bank/artifact/prepare-tests.ts'],
    // Nothing fails by luck: all tests draw from one seed.
    setupFiles: ['infra/checks/fuzz/vitest-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // As many workers as processors, where npm test does not share them out.
    maxWorkers: Number(process.env['TEST_WORKERS']) || availableParallelism(),
    // Nothing is a matter of time: on a machine that does other work everything takes longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'own-process', include: [...alone], exclude: NO_TESTS },
      },
      {
        extends: true,
        test: {
          name: 'shared-process',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NO_TESTS, ...alone],
          isolate: false,
        },
      },
    ],
  },
});
