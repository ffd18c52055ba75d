// How well the diagnostic finds what simulated students know, in pieces that are kept:
// `npm run onboarding:simulate -- [students of each kind and test] [minutes]`. Run again it goes on; the file is what
// `npm run onboarding:simulate -- report` writes the figures and the picture of docs/decisions/0058 from; `-- slips` prints what
// one slip costs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMARIO } from '@travesia/contracts/temario';
import { modelOfTest } from '../diagnostic/knowledge-model.ts';
import { sampleStates } from '../diagnostic/sample-states.ts';
import { added, type Measured, OF_A_PIECE, pictureOf, tableOf } from '../diagnostic/testing/report.ts';
import { POPULATION_SEED, SETTINGS } from '../diagnostic/testing/settings.ts';
import { type Chooser, simulate } from '../diagnostic/testing/simulate.ts';
import { slipCosts } from '../diagnostic/testing/slip-costs.ts';

const QUESTIONS = [8, 12, 16, 20];
const SLIPPING_STUDENTS = 40;
const RESULTS = join(import.meta.dirname, '../diagnostic/testing/simulated.json');
const PICTURE = join(import.meta.dirname, '../../../docs/decisions/0058-diagnostic.svg');

let measured: readonly Measured[] = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : [];

function report(): void {
  writeFileSync(PICTURE, pictureOf(measured));
  console.log(tableOf(measured));
}

/** How many slips cost so many contents; some give some back. */
function slips(): void {
  for (const { id } of TEMARIO) {
    const model = modelOfTest(id);
    const costs = slipCosts(model, sampleStates(model, POPULATION_SEED), SLIPPING_STUDENTS, 1);
    const counts = [...new Set(costs)].sort((one, other) => one - other);
    const shares = counts.map((cost) => `${cost}: ${costs.filter((one) => one === cost).length}`);
    console.log(`${id}, contents lost by one slip, of ${costs.length}: ${shares.join(', ')}`);
  }
}

function measure(students: number, minutes: number): void {
  const end = Date.now() + minutes * 60_000;
  for (let piece = 0; piece < students / OF_A_PIECE; piece++) {
    for (const { id: test } of TEMARIO) {
      const model = modelOfTest(test);
      for (const setting of SETTINGS) {
        const done = (chooser: Chooser) =>
          measured.find((one) => one.test === test && one.setting === setting.name && one.chooser === chooser)
            ?.pieces ?? 0;
        const missing = setting.choosers.filter((chooser) => done(chooser) <= piece);
        if (missing.length === 0 || piece >= setting.pieces) continue;
        const engine = setting.engine(model);
        for (const chooser of missing) {
          if (Date.now() > end) {
            console.log('It is not done: run it again to go on.');
            return;
          }
          const figures = simulate({
            model,
            ...engine,
            answers: setting.answers,
            chooser,
            students: OF_A_PIECE,
            questions: QUESTIONS,
            seed: 1 + piece * 1_000_000,
          });
          measured = added(measured, { test, setting: setting.name, chooser, pieces: 1, figures });
          writeFileSync(RESULTS, `${JSON.stringify(measured)}\n`);
        }
      }
    }
  }
  report();
}

const [first = '400', minutes = '5'] = process.argv.slice(2);
if (first === 'report') report();
else if (first === 'slips') slips();
else if (Number.isInteger(Number(first)) && Number(first) >= OF_A_PIECE) measure(Number(first), Number(minutes));
else {
  console.error('Say how many students of each kind and test, and minutes: npm run onboarding:simulate -- 2000 5');
  process.exitCode = 2;
}
