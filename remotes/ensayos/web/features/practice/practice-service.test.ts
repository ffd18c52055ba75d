import { expect, it } from 'vitest';
import { practiceService } from './practice-service.ts';

const attempt = {
  id: '01997b7a-0000-7000-8000-000000000000',
  request: { mode: 'muestra' },
  state: 'created',
  items: 10,
  createdAt: '2026-11-22T12:00:00.000Z',
  startedAt: null,
  gradedAt: null,
  remainingMs: null,
  answered: 0,
  result: null,
};
const attemptsOf = (answer: unknown) => practiceService(async () => answer).attempts();

it('an attempt of a kind that only a newer release knows is left out of the list, and the others are shown', async () => {
  const others = [
    { ...attempt, request: { mode: 'duelo', rival: 'x' } },
    { ...attempt, request: { mode: 'repaso', test: 'ingles', items: 5, feedback: 'at-end' } },
    { ...attempt, state: 'paused' },
  ];
  expect(await attemptsOf({ attempts: [...others, attempt] })).toEqual([attempt]);
});

it.each([
  ['a list that is none', { attempts: {} }],
  ['an attempt that is broken', { attempts: [attempt, { ...attempt, items: null }] }],
  ['a page of the network', '<html>'],
])('%s is a failure that can be tried again, and no empty list', async (_, answer) => {
  await expect(attemptsOf(answer)).rejects.toThrow('not one of the service');
});
