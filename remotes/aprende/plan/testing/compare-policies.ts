import { hoursTo, POLICIES, type Policy, scoreAfter, simulatePlan } from './simulate-plans.ts';
import { STUDENT_KINDS, type StudentKind } from './simulated-student.ts';

/** What a student gained by another order after so many hours is what the plan is measured at. */
export const MEASURED_HOURS = 40;
export const SIMULATED_WEEKS = 20;
/** Students of the figures, of each kind as many. */
export const STUDENTS = 400;
const SEED = 20261125;

export const OTHERS = ['topic', 'random', 'whole-topic'] as const satisfies readonly Policy[];

export interface Comparison {
  readonly kind: StudentKind;
  /** Points of the weighted score after the measured hours, by policy. */
  readonly gain: Readonly<Record<Policy, number>>;
  /** Hours of the plan, in parts of those of the other, for the other's gain. Where it never gets there: infinite. */
  readonly hoursRatio: Readonly<Record<(typeof OTHERS)[number], number>>;
}

/** One of the {@link STUDENTS} by each policy; where they have fewer hours, after those. */
export function compareStudent(index: number): Comparison {
  const kind = STUDENT_KINDS[index % STUDENT_KINDS.length] ?? 'random';
  const seed = SEED + index * 10;
  const curves = Object.fromEntries(
    POLICIES.map((policy) => [policy, simulatePlan({ kind, policy, seed, weeks: SIMULATED_WEEKS })]),
  ) as Record<Policy, ReturnType<typeof simulatePlan>>;
  const most = Math.min(...Object.values(curves).map((curve) => curve.at(-1)?.hours ?? 0));
  const hours = Math.min(MEASURED_HOURS, most);
  const start = curves.plan[0]?.score ?? 0;
  const gainOf = (policy: Policy) => (scoreAfter(curves[policy], hours) ?? 0) - start;
  const ratioTo = (policy: Policy) =>
    (hoursTo(curves.plan, start + gainOf(policy)) ?? Number.POSITIVE_INFINITY) / hours;
  return {
    kind,
    gain: {
      plan: gainOf('plan'),
      topic: gainOf('topic'),
      random: gainOf('random'),
      'whole-topic': gainOf('whole-topic'),
    },
    hoursRatio: { topic: ratioTo('topic'), random: ratioTo('random'), 'whole-topic': ratioTo('whole-topic') },
  };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const HEAD = `kind,${POLICIES.map((policy) => `points ${policy}`).join()},${OTHERS.map((other) => `hours to ${other}`).join()}`;

/** One student as a line of the file of figures. */
export const lineOf = ({ kind, gain, hoursRatio }: Comparison): string =>
  [
    kind,
    ...POLICIES.map((policy) => gain[policy].toFixed(2)),
    ...OTHERS.map((other) => hoursRatio[other].toFixed(3)),
  ].join();

export const fileOf = (all: readonly Comparison[]): string => `${[HEAD, ...all.map(lineOf)].join('\n')}\n`;

/** The same as {@link fileOf} wrote it, to the digits that it keeps. */
export function readFigures(file: string): readonly Comparison[] {
  return file
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', ...figures] = line.split(',');
      const [plan = 0, topic = 0, random = 0, whole = 0, ...hours] = figures.map(Number);
      const [toTopic = 0, toRandom = 0, toWhole = 0] = hours;
      return {
        kind: kind as StudentKind,
        gain: { plan, topic, random, 'whole-topic': whole },
        hoursRatio: { topic: toTopic, random: toRandom, 'whole-topic': toWhole },
      };
    });
}
