import { expect, it } from 'vitest';
import { type ScoresChange, scoresRecord } from './scores-record.ts';

const record = scoresRecord('ana', async () => ({ scores: [] }));
const WINTER = { year: 2026, round: 'winter' } as const;

it('a change sets what it names, takes back what is null, and leaves the rest and the other kinds', () => {
  const before = {
    scores: [
      { kind: 'own', factor: 'm1', value: 600 },
      { kind: 'own', factor: 'cl', value: 610 },
      { kind: 'official', process: WINTER, factor: 'm1', value: 655 },
    ],
  } as const;
  const { scores } = record.apply(before, [{ kind: 'own', scores: { m1: null, nem: 700 } }]);
  expect(scores).toEqual([before.scores[1], before.scores[2], { kind: 'own', factor: 'nem', value: 700 }]);
});

it('changes of one kind and process become one, the last word counting', () => {
  const own: ScoresChange = { kind: 'own', scores: { m1: 600, cl: 500 } };
  const official: ScoresChange = { kind: 'official', process: WINTER, scores: { m1: 650 } };
  const merged = record.merge([own, official], [{ kind: 'own', scores: { m1: null } }]);
  expect(merged).toEqual([official, { kind: 'own', scores: { m1: null, cl: 500 } }]);
  expect(record.readChange(JSON.parse(JSON.stringify(merged)))).toEqual(merged);
});

const OWN = { kind: 'own', factor: 'm1', value: 600 };

it('scores of a kind, a round or a test that only a newer release knows are left out, and the others are there', async () => {
  const scores = [
    { kind: 'mock', factor: 'm1', value: 600 },
    { kind: 'official', process: { year: 2030, round: 'third' }, factor: 'm1', value: 600 },
    { kind: 'own', factor: 'ingles', value: 600 },
    { ...OWN, by: 'hand' },
  ];
  const { load, readValue } = scoresRecord('ana', async () => ({ scores }));
  expect(await load(new AbortController().signal)).toEqual({ scores: [OWN] });
  expect(readValue({ scores })).toEqual({ scores: [OWN] });
});

it('scores that are broken are no answer, and nothing that was kept', async () => {
  const broken = { scores: [OWN, { ...OWN, value: 'mucho' }] };
  await expect(scoresRecord('ana', async () => broken).load(new AbortController().signal)).rejects.toThrow(
    /not one of/,
  );
  expect(record.readValue({ scores: 7 })).toBeNull();
  expect(record.readChange('algo')).toBeNull();
});
