import {
  PROFILE_STEPS,
  type ProfileStep,
  profileStanding,
  REGIONS,
  SCHOOL_LEVELS,
  SCHOOL_TYPES,
} from '@travesia/contracts/slices';
import { ELECTIVES } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStepValues, answerOf, applyStep, type KeptProfile, NO_PROFILE, passedOver } from './apply-step.ts';
import { TESTS } from './tests.ts';

const THIS_YEAR = 2026;

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

/** Without the members that are undefined: JSON has none. */
const told =
  (step: ProfileStep) =>
  (values: object): AnyStepValues =>
    JSON.parse(JSON.stringify({ step, values }));

const year = fc.integer({ min: 2024, max: 2030 });

const anyValues: fc.Arbitrary<AnyStepValues> = fc.oneof(
  fc
    .record({ name: optional(fc.constantFrom('Ana', 'Luz')), birthYear: fc.integer({ min: 1960, max: 2018 }) })
    .map(told('student')),
  fc
    .record({
      schoolYear: optional(fc.record({ level: fc.constantFrom(...SCHOOL_LEVELS), inYear: year })),
      schoolType: optional(fc.constantFrom(...SCHOOL_TYPES)),
      region: optional(fc.constantFrom(...REGIONS)),
    })
    .map(told('school')),
  fc
    .record({
      tests: optional(fc.shuffledSubarray([...TESTS], { minLength: 1 })),
      elective: optional(fc.constantFrom(...ELECTIVES)),
      sitting: optional(fc.record({ year, round: fc.constantFrom('winter' as const, 'regular' as const) })),
      minutesByWeekday: optional(fc.record({ mon: fc.constantFrom(0, 45), sun: fc.constantFrom(15) })),
    })
    .map(told('preparation')),
);

/** As the service does, with what a device knows. */
function save(kept: KeptProfile, change: AnyStepValues, version = kept.version) {
  const outcome = applyStep(kept, { ...change, version }, THIS_YEAR);
  return { kind: outcome.kind, kept: outcome.kind === 'changed' ? outcome.next : kept };
}

const startedWith = (changes: readonly AnyStepValues[]) =>
  changes.reduce((kept, change) => save(kept, change).kept, NO_PROFILE);

describe('a step that is saved', () => {
  it('sent again changes nothing, whatever was known of the version', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { maxLength: 4 }), anyValues, fc.nat(9), (before, change, version) => {
        const kept = startedWith(before);
        const first = save(kept, change);
        fc.pre(first.kind === 'changed' || first.kind === 'kept');
        const again = save(first.kept, change, version);
        expect(again).toEqual({ kind: 'kept', kept: first.kept });
      }),
    );
  });

  it('says what the elective part of Ciencias is of only while that is one of the tests', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { maxLength: 6 }), (changes) => {
        const { tests, elective } = startedWith(changes).profile;
        if (elective !== undefined) expect(tests).toContain('ciencias');
      }),
    );
    const told: AnyStepValues = { step: 'preparation', values: { tests: ['ciencias'], elective: 'fisica' } };
    const kept = startedWith([{ step: 'student', values: { birthYear: 2009 } }, told]);
    expect(kept.profile).toEqual({ birthYear: 2009, tests: ['ciencias'], elective: 'fisica' });
    expect(passedOver('preparation', kept.profile)).toEqual(told);
  });

  it('of an older version changes nothing that another device said', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { maxLength: 4 }), anyValues, anyValues, (before, theirs, ours) => {
        const kept = startedWith(before);
        const other = save(kept, theirs);
        fc.pre(other.kind === 'changed');
        const late = save(other.kept, ours, kept.version);
        expect(late.kept).toEqual(other.kept);
        expect(['conflict', 'kept', 'without-birth-year']).toContain(late.kind);
      }),
    );
  });

  it('leaves what other steps said, and the version grows by one', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { maxLength: 5 }), anyValues, (before, change) => {
        const kept = startedWith(before);
        const { kind, kept: after } = save(kept, change);
        fc.pre(kind === 'changed');
        expect(after.version).toBe(kept.version + 1);
        for (const step of PROFILE_STEPS) {
          if (step === 'student' || step === change.step) continue;
          expect(passedOver(step, after.profile)).toEqual(passedOver(step, kept.profile));
        }
      }),
    );
  });

  it('is of nobody whose year of birth is not known, and makes nobody complete before all three', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { maxLength: 8 }), (changes) => {
        const kept = startedWith(changes);
        const answer = answerOf(kept);
        const standing = profileStanding(answer);
        expect(standing === 'absent').toBe(kept === NO_PROFILE);
        expect(standing === 'complete').toBe(kept.passed.length === PROFILE_STEPS.length);
        if (answer.nextStep !== null) expect(kept.passed).not.toContain(answer.nextStep);
      }),
    );
  });
});

it('passing over steps keeps what is known of them', () => {
  const school: AnyStepValues = { step: 'school', values: { region: 'Maule' } };
  const kept = startedWith([{ step: 'student', values: { name: 'Ana', birthYear: 2008 } }, school]);
  expect(passedOver('school', kept.profile)).toEqual(school);
  const after = startedWith([
    { step: 'student', values: { name: 'Ana', birthYear: 2008 } },
    school,
    passedOver('preparation', kept.profile),
  ]);
  expect(after.profile).toEqual(kept.profile);
  expect(answerOf(after).nextStep).toBeNull();
});
