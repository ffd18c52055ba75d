import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { expect, it } from 'vitest';
import type { AttemptSummary } from '../../../api/attempts.ts';
import { ScoreTrend } from './ScoreTrend.tsx';

const attempt = (n: number, middle?: number): AttemptSummary => ({
  id: `intento-${n}`,
  request: { mode: 'simulacro', test: 'm1' },
  state: 'graded',
  items: 65,
  createdAt: '2026-11-20T15:00:00.000Z',
  startedAt: '2026-11-20T15:00:00.000Z',
  gradedAt: `2026-11-2${n}T17:00:00.000Z`,
  remainingMs: null,
  answered: 65,
  result: {
    correct: 36,
    scored: 60,
    omitted: 0,
    answered: 65,
    expired: false,
    ...(middle !== undefined && {
      score: { low: middle - 50, middle, high: middle + 50, method: { kind: 'posterior', answered: 30 } },
    }),
  },
});

async function told(attempts: readonly AttemptSummary[]): Promise<string> {
  const page = () => <ScoreTrend attempts={attempts} test="m1" />;
  const location = { pathname: '/', search: '', hash: '' };
  return (await renderFragment({ default: page }, { params: {}, location })).replaceAll(/<[^>]+>/g, ' ');
}

it('says from when its scores stand on one scale, and leaves out what has none', async () => {
  const text = await told([attempt(3, 640), attempt(2), attempt(1, 600)]);
  expect(text).toContain('De 600 a 640 puntos estimados en 2 ensayos');
  expect(text).toContain('en una misma escala, la de la tabla oficial, desde el 23 de noviembre de 2026');
});

it('is not there before two scores', async () => {
  expect(await told([attempt(2, 600), attempt(1)])).not.toContain('puntos estimados');
});
