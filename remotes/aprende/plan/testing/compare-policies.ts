import { hoursTo, POLICIES, type Policy, scoreAfter, simulatePlan } from './simulate-plans.ts';
import { STUDENT_KINDS, type StudentKind } from './simulated-student.ts';

/** What a student gained by the temario's order after so many hours is what others are measured at. */
export const MEASURED_HOURS = 40;
export const SIMULATED_WEEKS = 20;

export interface Comparison {
  readonly kind: StudentKind;
  /** Points of the weighted score after the measured hours, by policy. */
  readonly gain: Readonly<Record<Policy, number>>;
  /** Hours of the plan, in parts of those of the other, for the other's gain. Where it never gets there: infinite. */
  readonly hoursRatio: Readonly<Record<Exclude<Policy, 'plan'>, number>>;
}

/** One student by each policy; where they have fewer hours, after those. */
export function comparePolicies(kind: StudentKind, seed: number): Comparison {
  const curves = new Map(
    POLICIES.map((policy) => [policy, simulatePlan({ kind, policy, seed, weeks: SIMULATED_WEEKS })]),
  );
  const most = Math.min(...[...curves.values()].map((curve) => curve.at(-1)?.hours ?? 0));
  const hours = Math.min(MEASURED_HOURS, most);
  const gainOf = (policy: Policy) => {
    const curve = curves.get(policy) ?? [];
    return (scoreAfter(curve, hours) ?? 0) - (curve[0]?.score ?? 0);
  };
  const ratioTo = (policy: Policy) => {
    const curve = curves.get('plan') ?? [];
    return (hoursTo(curve, (curve[0]?.score ?? 0) + gainOf(policy)) ?? Number.POSITIVE_INFINITY) / hours;
  };
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

/** `count` students, of each kind as many. */
export function compareStudents(count: number, seed: number): readonly Comparison[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = STUDENT_KINDS[index % STUDENT_KINDS.length] ?? 'random';
    return comparePolicies(kind, seed + index * 10);
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
