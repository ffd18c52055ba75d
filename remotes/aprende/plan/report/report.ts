// Hours that a plan takes for the gain of other orders, by simulated students: `npm run aprende:plan`. About a minute; prints
// the table of docs/decisions/0052, draws its picture and keeps the figures, of which a test makes some again.
import { writeFile } from 'node:fs/promises';
import {
  type Comparison,
  compareStudent,
  fileOf,
  OTHERS,
  quantile,
  readFigures,
  STUDENTS,
} from '../testing/compare-policies.ts';
import { POLICIES } from '../testing/simulate-plans.ts';
import { STUDENT_KINDS } from '../testing/simulated-student.ts';
import { FIGURES_FILE, PICTURE_FILE } from './files.ts';
import { hoursSvg } from './hours-svg.ts';

const all = Array.from({ length: STUDENTS }, (_, index) => compareStudent(index));

function row(name: string, students: readonly Comparison[]) {
  const points = POLICIES.map((policy) =>
    quantile(
      students.map(({ gain }) => gain[policy]),
      0.5,
    ).toFixed(0),
  );
  const spread = (other: (typeof OTHERS)[number]) => {
    const ratios = students.map(({ hoursRatio }) => hoursRatio[other]);
    return [0.1, 0.5, 0.9].map((share) => quantile(ratios, share).toFixed(2)).join(' · ');
  };
  return {
    students: name,
    [`points: ${POLICIES.join(', ')}`]: points.join(', '),
    ...Object.fromEntries(OTHERS.map((other) => [`hours to ${other}`, spread(other)])),
    'slower than topic': students.filter(({ hoursRatio }) => hoursRatio.topic > 1).length,
    'slower than whole': students.filter(({ hoursRatio }) => hoursRatio['whole-topic'] > 1).length,
  };
}

console.table([
  ...STUDENT_KINDS.map((kind) =>
    row(
      kind,
      all.filter((one) => one.kind === kind),
    ),
  ),
  row('all', all),
]);
const figures = fileOf(all);
await writeFile(FIGURES_FILE, figures);
await writeFile(PICTURE_FILE, hoursSvg(readFigures(figures)));
