// How scores of practices compare with the official table, and with what else was tried: `npm run ensayos:scores`.
// Half a minute; prints the table of docs/decisions/0019 and draws its picture into the file that is named.
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { createRandom } from '@travesia/content-item-model';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { correctToScore, KIT_TEST } from '@travesia/kit-paes';
import { FORM_DIFFICULTIES, scoreByShare } from '../score.ts';
import { scoreByAbility } from './ability-model.ts';
import { curvesSvg, type Panel } from './curves-svg.ts';
import { type AskedQuestion, agreementOf, coverageOf, type Estimator, wholeOf } from './simulated-students.ts';

const SEED = 20261123;
const STUDENTS = 2000;
const FORMS = 20;
/** Questions of the practice that the picture shows. */
const PICTURED = 30;

const ESTIMATORS: readonly (readonly [name: string, colour: string, estimate: Estimator])[] = [
  ['Before: ability', '#c2410c', scoreByAbility],
  ['After: share of a full form', '#1d4ed8', scoreByShare],
];

const lengthsOf = (test: TestId) => [wholeOf(test), 30, 16, 8];

for (const [name, , estimate] of ESTIMATORS) {
  console.log(`\n${name}`);
  console.table(
    TEMARIO.flatMap(({ id }) =>
      lengthsOf(id).map((length) => {
        const to = { test: id, length, random: createRandom(SEED + length) };
        const agreement = agreementOf(estimate, { ...to, forms: FORMS });
        const coverage = coverageOf(estimate, { ...to, students: STUDENTS });
        return {
          test: id,
          questions: length,
          'distance to the table': `${agreement.meanDistance.toFixed(0)} (${agreement.worstDistance})`,
          'band holds the table': agreement.covered.toFixed(2),
          'band holds the student': coverage.covered.toFixed(3),
          'mean error': coverage.meanError.toFixed(0),
          'mean width': coverage.meanWidth.toFixed(0),
        };
      }),
    ),
  );
}

/** As a full form has them, the easy ones first. */
const pictured = (test: TestId) =>
  Array.from({ length: PICTURED }, (_, index): AskedQuestion['difficulty'] => {
    let left = (index + 0.5) / PICTURED;
    const at = FORM_DIFFICULTIES[test].findIndex((part) => {
      left -= part;
      return left < 0;
    });
    return (at + 1) as AskedQuestion['difficulty'];
  });

/** From none right to all. */
function panelOf(test: TestId, title: string): Panel {
  const pointOf = (estimate: Estimator, right: number) => ({
    share: right / PICTURED,
    ...estimate(
      test,
      pictured(test).map((difficulty, index) => ({ difficulty, correct: index < right })),
    ),
  });
  return {
    title,
    table: correctToScore(KIT_TEST[test]),
    curves: ESTIMATORS.map(([name, colour, estimate]) => ({
      name,
      colour,
      points: Array.from({ length: PICTURED + 1 }, (_, right) => pointOf(estimate, right)),
    })),
  };
}

const panels = TEMARIO.map(({ id, name }) => panelOf(id, name));
const [, , picture] = process.argv;
if (picture !== undefined) {
  await writeFile(picture, curvesSvg(`Score by share right, after ${PICTURED} questions, with bands of 80 %`, panels));
}
