import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/engines/engine-test.ts';

/** The main flows in engines that Playwright does not drive; it runs them all the same. Both engines at once. */
export default defineConfig<object, EngineOptions>({
  testDir: 'engines',
  outputDir: 'test-results/engines',
  globalSetup: './support/engines/engine-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  timeout: 60_000,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
