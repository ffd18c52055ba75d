import { defineConfig } from '@playwright/test';
import { fuzzSeed } from '@travesia/infra-checks/fuzz-seed';
import { PROJECT } from '@travesia/infra-checks/project';
import { testWorkers } from '@travesia/infra-checks/test-workers';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import fc from 'fast-check';
import { PERSON } from './support/user-agents.ts';

const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test finds or installs one');

// Random scenarios draw from the seed that all tests have. Every worker reads this file.
fc.configureGlobal({ seed: fuzzSeed(process.env) });

const DESKTOP = { width: 1280, height: 800 };

/** What a test that waits more than it works says of itself. */
const WAITING = /@waiting\b/;

/** What says of itself that it is another thing on a phone. */
const ON_PHONES = /@phone\b/;

/** The narrowest phone that we promise to serve. */
const PHONE = { width: 360, height: 740 };

export default defineConfig({
  // The tests of the platform, and those that each remote has in its own folder.
  testDir: PROJECT,
  testMatch: ['infra/e2e/tests/**/*.spec.ts', 'remotes/*/e2e/**/*.spec.ts'],
  respectGitIgnore: true,
  // A folder of its own: it is emptied at each run, and what a target leaves lies beside it.
  outputDir: 'test-results/browser',
  globalSetup: './support/global-setup.ts',
  // Pictures that the gallery of kits/ui is compared with.
  snapshotPathTemplate: 'gallery/pictures/{arg}{ext}',
  // A browser test waits for half of its time: with three workers a fifth of two processors is idle.
  workers: 2 * testWorkers(),
  fullyParallel: true,
  forbidOnly: true,
  // What passes only then is counted apart, and is a failure where there are many: see infra/checks/steps.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    browserName: 'chromium',
    userAgent: PERSON,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    launchOptions: { executablePath, args: [...BROWSER_ARGS] },
    trace: 'on-first-retry',
  },
  projects: [
    // What waits for most of a minute begins first, while others have work: at the end it would wait alone.
    { name: 'waiting', grep: WAITING, use: { viewport: DESKTOP } },
    { name: 'desktop', grepInvert: WAITING, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
      testMatch: /navigation\.spec\.ts/,
      ...(!process.env['SOAK'] && { grep: ON_PHONES }),
    },
  ],
});
