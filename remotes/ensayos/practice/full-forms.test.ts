import { createRandom } from '@travesia/content-item-model';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { describe, expect, it } from 'vitest';
import { blueprintOf } from './blueprint.ts';
import { assemble, NOTHING_SEEN, requestOf } from './form/assemble.ts';
import { answeredSo, SHARES } from './scoring/report/simulated-students.ts';
import { FORM_DIFFICULTIES, scoreAt, scoreByShare } from './scoring/score.ts';

const FORMS = 12;
const SEED = 20261123;

const { entries } = await openDeployedBank();
const difficulties = new Map(
  entries.flatMap(({ variants, facts }) => variants.map((variant) => [variant, facts.difficulty] as const)),
);

describe.each(TEMARIO.map(({ id }) => id as TestId))('full forms of %s', (test) => {
  const forms = Array.from({ length: FORMS }, (_, n) =>
    assemble(entries, NOTHING_SEEN, requestOf(blueprintOf(test)), createRandom(SEED + n))
      .form.slots.filter(({ scored }) => scored)
      .map(({ item }) => difficulties.get(item) ?? 3),
  );

  it('are as hard as scores take them to be', () => {
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const taken = FORM_DIFFICULTIES[test].reduce((sum, part, index) => sum + part * (index + 1), 0);
    expect(FORM_DIFFICULTIES[test].reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
    expect(Math.abs(mean(forms.flat()) - taken)).toBeLessThan(0.15);
  });

  it('give as a practice what the official table says of them, 12 points off on average and 35 at most', () => {
    const random = createRandom(SEED);
    const distances = SHARES.flatMap((share) =>
      forms.map((form) => {
        const right = Math.round(share * form.length);
        return Math.abs(
          scoreByShare(test, answeredSo(form, right, random)).middle - scoreAt(test, right / form.length),
        );
      }),
    );
    expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeLessThanOrEqual(12);
    expect(Math.max(...distances)).toBeLessThanOrEqual(35);
  });
});
