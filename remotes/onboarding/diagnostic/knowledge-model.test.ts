import { openDeployedBank } from '@travesia/content-item-model/reader';
import { TEMARIO } from '@travesia/contracts/temario';
import { expect, it } from 'vitest';
import { KNOWN_SHARE } from './constants.ts';
import labels from './difficulty-labels.json' with { type: 'json' };
import { labelsOf } from './difficulty-labels.ts';
import { modelOfTest } from './knowledge-model.ts';
import { sampleStates } from './sample-states.ts';

it('knows of each content how hard its questions are called: run `npm run onboarding:labels`', async () => {
  const { entries } = await openDeployedBank();
  expect(labels).toEqual(labelsOf(entries.map(({ facts }) => facts)));
});

it.each(TEMARIO.map(({ id }) => id))('supposes that students of %s know as much as those of a process do', (id) => {
  const { knows } = sampleStates(modelOfTest(id), 1, { count: 3_000 });
  const known = knows.reduce((sum, column) => sum + column.reduce((own, one) => own + one, 0), 0);
  expect(Math.abs(known / (3_000 * knows.length) - KNOWN_SHARE[id])).toBeLessThan(0.02);
});

it('puts each content after those that it stands on', () => {
  for (const { id } of TEMARIO) {
    modelOfTest(id).prerequisites.forEach((before, place) => {
      for (const other of before) expect(other).toBeLessThan(place);
    });
  }
});
