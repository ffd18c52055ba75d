// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { AttemptResult } from '../../api/attempts.ts';
import { openPage } from '../taking/testing/open-page.tsx';
import { Result } from './Result.tsx';
import { willTellEvidence } from './untold-evidence.ts';

const of = (id: string): AttemptResult => ({
  attempt: {
    id,
    request: { mode: 'muestra' },
    state: 'graded',
    items: 0,
    createdAt: '2026-11-22T12:00:00.000Z',
    startedAt: '2026-11-22T12:00:00.000Z',
    gradedAt: '2026-11-22T12:30:00.000Z',
    remainingMs: null,
    answered: 2,
    result: { correct: 1, scored: 3, omitted: 1, answered: 2, expired: false },
  },
  breakdown: {
    axes: {},
    contents: { 'm1.numeros.porcentaje': { correct: 1, wrong: 1, omitted: 1 } },
    skills: {},
    mistakes: {},
  },
  items: [],
  texts: [],
  sections: [],
  previous: null,
  corrected: null,
  late: null,
});

async function evidenceTold(id: string): Promise<readonly unknown[]> {
  const { told, close } = await openPage(
    () => <Result result={of(id)} />,
    () => new Promise(() => undefined),
  );
  await close();
  return told;
}

it('tells the others what the answers say once, when the attempt was graded', async () => {
  willTellEvidence('one');
  expect(await evidenceTold('one')).toEqual([
    { name: 'mastery/evidence', payload: { contentId: 'm1.numeros.porcentaje', correct: 1, answered: 3 } },
  ]);
  expect(await evidenceTold('one')).toEqual([]);
});

it('tells nothing of a result that was there before', async () => {
  expect(await evidenceTold('two')).toEqual([]);
});
