import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**', 'infra/e2e/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
  },
});
