// Prints how well the diagnostic finds what simulated students know: `npm run onboarding:simulate -- [students of each kind]`.
import { TEMARIO } from '@travesia/contracts/temario';
import { modelOfTest } from '../diagnostic/knowledge-model.ts';
import { abilityError, type Chooser, compareEngines } from '../diagnostic/testing/compare-engines.ts';
import { STUDENT_KINDS } from '../diagnostic/testing/student-kinds.ts';

const QUESTIONS = [8, 12, 16, 20];
const SEED = 2027;
const STUDENTS_DEFAULT = 400;

const [students = STUDENTS_DEFAULT] = process.argv.slice(2).map(Number);
if (!Number.isInteger(students) || students < 1) {
  console.error('Say how many students of each kind: npm run onboarding:simulate -- 400');
  process.exit(2);
}

const percent = (share: number) => `${(100 * share).toFixed(1)}`;

for (const { id } of TEMARIO) {
  const model = modelOfTest(id);
  const figures = compareEngines(model, { students, questions: QUESTIONS, seed: SEED });
  const mean = (chooser: Chooser, questions: number, kind?: string) => {
    const of = figures.filter(
      (row) => row.chooser === chooser && row.questions === questions && (!kind || row.kind === kind),
    );
    return of.reduce((sum, { right }) => sum + right, 0) / of.length;
  };
  console.log(`\n${id}: ${model.contents.length} contents, % classified right after ${QUESTIONS.join(', ')} questions`);
  console.table(
    Object.fromEntries(
      [...STUDENT_KINDS, undefined].map((kind) => [
        kind ?? 'all',
        Object.fromEntries(
          (['adaptive', 'by-chance', 'fixed'] as const).map((chooser) => [
            chooser,
            QUESTIONS.map((count) => percent(mean(chooser, count, kind))).join('  '),
          ]),
        ),
      ]),
    ),
  );
  const errors = [8, 16].map((count) => abilityError(model, Math.min(students, 200), count, SEED).toFixed(2));
  console.log(`mean error of ability after 8 and 16 questions, in standard deviations: ${errors.join(', ')}`);
}
