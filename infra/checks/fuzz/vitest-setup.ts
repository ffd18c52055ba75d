import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { fuzzSeed, SEED_VARIABLE } from './fuzz-seed.ts';
import { PROPERTIES_VARIABLE, type PropertyRun } from './property-run.ts';

const seed = fuzzSeed(process.env);

// Scenarios that draw by themselves read it from there.
process.env[SEED_VARIABLE] = String(seed);

/** How long a test waits for what happens by itself, where it does not say: longer than a busy machine takes. */
const WAIT_MS = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? WAIT_MS);

const log = process.env[PROPERTIES_VARIABLE];

function tell(log: string, details: fc.RunDetails<unknown>): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const run: PropertyRun = {
    file: testPath,
    test: currentTestName.replaceAll(' > ', ' '),
    runs: details.numRuns,
    path: details.failed ? (details.counterexamplePath ?? '') : null,
  };
  appendFileSync(log, `${JSON.stringify(run)}\n`);
}

fc.configureGlobal({
  seed,
  ...(log && {
    reporter(details: fc.RunDetails<unknown>) {
      tell(log, details);
      if (details.failed) throw new Error(`${details.errorInstance}\n${fc.defaultReportMessage(details)}`);
    },
  }),
});
