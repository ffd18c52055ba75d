import { defineConfig } from '@playwright/test';
import whole from './playwright.config.ts';

/** The gallery alone, which needs neither stores nor servers: for `npm run gallery -- --accept`. */
const { globalSetup: _stores, projects: _projects, ...rest } = whole;

export default defineConfig({
  ...rest,
  testMatch: 'infra/e2e/tests/gallery.spec.ts',
  outputDir: 'test-results/gallery',
});
