// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { AttemptSummary } from '../../../api/attempts.ts';
import { openPage, press } from '../player/testing/open-page.tsx';
import { PastAttempts } from './PastAttempts.tsx';

const attempt = (n: number): AttemptSummary => ({
  id: `intento-${n}`,
  request:
    n % 3 === 0
      ? { mode: 'simulacro', test: 'hcs' }
      : { mode: 'practica', test: 'm1', contents: ['m1'], items: 6, feedback: 'at-end' },
  state: 'graded',
  items: 6,
  createdAt: '2026-11-20T15:00:00.000Z',
  startedAt: '2026-11-20T15:00:00.000Z',
  gradedAt: '2026-11-20T17:00:00.000Z',
  remainingMs: null,
  answered: 6,
  result: { correct: 3, scored: 6, omitted: 0, answered: 6, expired: false },
});

async function open(count: number) {
  const attempts = Array.from({ length: count }, (_, n) => attempt(n));
  return openPage(
    () => <PastAttempts attempts={attempts} />,
    () => new Promise(() => undefined),
  );
}

const shown = () => [...document.querySelectorAll('a')].map(({ href }) => Number(href.split('-').at(-1)));
const count = () => document.querySelector('[role="status"]')?.textContent;

it('shows twenty at a time, and goes on at the top of the next', async () => {
  const { close } = await open(45);
  expect(shown()).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(count()).toBe('1 a 20 de 45 ensayos');
  await press('Más antiguos');
  await press('Más antiguos');
  expect(shown()).toEqual([40, 41, 42, 43, 44]);
  expect(document.activeElement?.textContent).toBe('Historial');
  await press('Más nuevos');
  expect(count()).toBe('21 a 40 de 45 ensayos');
  await close();
});

it('shows those of one test, from the first page on', async () => {
  const { container, close } = await open(45);
  await press('Más antiguos');
  await act(async () => container.querySelector<HTMLInputElement>('[value="hcs"]')?.click());
  expect(count()).toBe('15 ensayos');
  expect(shown().every((n) => n % 3 === 0)).toBe(true);
  await close();
});

it('has neither pages nor filters where there is little to look through', async () => {
  const { container, close } = await open(3);
  expect(count()).toBe('3 ensayos');
  expect(container.querySelector('input, select, nav')).toBeNull();
  await close();
});
