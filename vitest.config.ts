import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**', 'infra/e2e/**'],
    // Nothing fails by luck: all tests draw from one seed.
    setupFiles: ['infra/checks/fuzz/vitest-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // Nothing is a matter of time: on a machine that does other work everything takes longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
