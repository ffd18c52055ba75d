// Hours that a plan takes for the gain of other orders, by simulated students: `npm run aprende:plan`. Some minutes; prints
// the table of docs/decisions/0052.
import process from 'node:process';
import { type Comparison, compareStudents, quantile } from '../testing/compare-policies.ts';
import { STUDENT_KINDS } from '../testing/simulated-student.ts';

const SEED = 20261125;
const STUDENTS = Number(process.argv[2] ?? 400);

const all = compareStudents(STUDENTS, SEED);
const rounded = (value: number) => Math.round(value * 100) / 100;

function row(name: string, students: readonly Comparison[]) {
  const gain = (policy: keyof Comparison['gain']) =>
    Math.round(
      quantile(
        students.map((one) => one.gain[policy]),
        0.5,
      ),
    );
  const spread = (policy: keyof Comparison['hoursRatio']) =>
    [0.1, 0.5, 0.9]
      .map((share) =>
        rounded(
          quantile(
            students.map((one) => one.hoursRatio[policy]),
            share,
          ),
        ),
      )
      .join(' · ');
  return {
    students: name,
    n: students.length,
    'gain plan': gain('plan'),
    'gain topic': gain('topic'),
    'gain random': gain('random'),
    'gain whole': gain('whole-topic'),
    'hours/topic p10 · p50 · p90': spread('topic'),
    'hours/random': spread('random'),
    'hours/whole': spread('whole-topic'),
    'slower than topic': rounded(students.filter(({ hoursRatio }) => hoursRatio.topic > 1).length / students.length),
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

// The distribution, in tenths of the hours of the temario's order.
for (let tenth = 0; tenth < 15; tenth += 1) {
  const within = all.filter(({ hoursRatio: { topic } }) => topic >= tenth / 10 && topic < (tenth + 1) / 10).length;
  console.log(`${(tenth / 10).toFixed(1)} ${'#'.repeat(Math.round((within / all.length) * 100))} ${within}`);
}
console.log(`1.5 or more: ${all.filter(({ hoursRatio: { topic } }) => topic >= 1.5).length}`);
