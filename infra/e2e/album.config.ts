import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Takes the pictures of `npm run album`: no tests, but they need the same platforms and the same browser. */
export default defineConfig({
  ...tests,
  testDir: 'album',
  testMatch: '*.pictures.ts',
  outputDir: 'test-results/album',
  globalSetup: './support/global-setup.ts',
  projects: [{ name: 'album' }],
  timeout: 120_000,
});
