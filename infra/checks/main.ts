/**
 * `npm test`: everything that must hold, step by step. `-- --only types,units` runs some of it. `npm run soak` gives tests of
 * many cases all of them, for which nobody wants to wait at each change.
 */
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptReport } from './api-report.ts';
import { fuzzSeed, SEED_VARIABLE } from './fuzz/fuzz-seed.ts';
import { PROJECT } from './project.ts';
import { runSteps } from './run-steps.ts';
import { budgets } from './steps/budgets.ts';
import { build } from './steps/build.ts';
import { browser, endToEnd, engines } from './steps/end-to-end.ts';
import { sealed } from './steps/sealed.ts';
import { api, draws, format, imports } from './steps/sources.ts';
import { types } from './steps/types.ts';
import { newestPostgres, units } from './steps/units.ts';

const STEPS = [
  format,
  types,
  imports,
  draws,
  api,
  units,
  newestPostgres,
  build,
  budgets,
  sealed,
  browser,
  engines,
  endToEnd,
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, soak: { type: 'boolean' }, 'accept-api': { type: 'boolean' } },
});
process.env['PATH'] = `${join(PROJECT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

if (values.soak) process.env['SOAK'] = '1';

if (values['accept-api']) {
  await acceptReport();
  console.log('contracts/report.api.md is the surface of contracts as it is now');
} else {
  const seed = fuzzSeed(process.env);
  console.log(`tests draw from seed ${seed}; ${SEED_VARIABLE}=… draws from another, npm run fuzz from many`);
  const { failed } = await runSteps(STEPS, values.only?.split(','), console.log);
  process.exitCode = failed > 0 ? 1 : 0;
}
