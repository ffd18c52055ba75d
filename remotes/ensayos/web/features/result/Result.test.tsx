// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { AttemptRequest, AttemptResult, ResultSummary } from '../../../api/attempts.ts';
import { openPage } from '../player/testing/open-page.tsx';
import { embargoEvidence } from './embargoed-evidence.ts';
import { Result } from './Result.tsx';

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

async function evidenceTold(id: string, result = of(id)): Promise<readonly unknown[]> {
  const { told, close } = await openPage(
    () => <Result result={result} />,
    () => new Promise(() => undefined),
  );
  await close();
  return told;
}

it('tells the others what the answers say once, when the attempt was graded', async () => {
  embargoEvidence('one');
  expect(await evidenceTold('one')).toEqual([
    { name: 'mastery/evidence', payload: { contentId: 'm1.numeros.porcentaje', correct: 1, answered: 3 } },
  ]);
  expect(await evidenceTold('one')).toEqual([]);
});

it('tells that there is a score where there is one', async () => {
  const score = { low: 600, middle: 630, high: 660, method: { kind: 'posterior', answered: 20 } } as const;
  const summary = { correct: 12, scored: 20, omitted: 0, answered: 20, expired: false, score };
  const request = { mode: 'practica', test: 'm1', contents: ['m1'], items: 20, feedback: 'at-end' } as const;
  const result = of('scored');
  embargoEvidence('scored');
  const told = await evidenceTold('scored', { ...result, attempt: { ...result.attempt, request, result: summary } });
  expect(told).toContainEqual({ name: 'score/estimated', payload: { test: 'm1' } });
});

it('tells nothing of a result that was there before', async () => {
  expect(await evidenceTold('two')).toEqual([]);
});

/** What the page says of it. */
async function said(request: AttemptRequest, items: number, summary: Partial<ResultSummary>): Promise<string> {
  const result = of(crypto.randomUUID());
  const question: AttemptResult['items'][number] = {
    item: { stem: '<p>¿Cuál es?</p>', options: [] },
    content: 'm1.numeros.porcentaje',
    skill: 'resolver-problemas',
    difficulty: 3,
    scored: true,
    outcome: 'correct',
    key: 'a',
    chosen: 'a',
    mistakes: [],
    solution: [],
    evidence: [],
    sources: [],
    flagged: false,
    activeMs: 0,
    history: [],
  };
  const counts = { correct: 4, scored: items, omitted: 0, answered: items, expired: false };
  const attempt = { ...result.attempt, request, result: { ...counts, ...summary } };
  const page = () => <Result result={{ ...result, attempt, items: Array(items).fill(question) }} />;
  const { close } = await openPage(page, () => new Promise(() => undefined));
  const text = document.body.textContent ?? '';
  await close();
  return text;
}

it('has no range where little was asked, and none of a review: it says why, and what would give one', async () => {
  const practice = { mode: 'practica', test: 'm1', contents: ['m1'], items: 10, feedback: 'at-end' } as const;
  const short = await said(practice, 10, {});
  expect(short).toContain('No estimamos un puntaje con 10 preguntas');
  expect(short).toContain('Practicar con 20 preguntas');
  const narrow = { ...practice, contents: ['m1.numeros.porcentaje.calculo'] };
  expect(await said(narrow, 6, {})).toContain('Practicar con 20 preguntas de toda la prueba');
  const review = await said({ mode: 'repaso', test: 'm1', items: 20, feedback: 'at-end' }, 20, {});
  expect(review).toContain('Un repaso no da puntaje');
  for (const text of [short, review]) expect(text).not.toContain('Puntaje estimado');
});

it('says why the parts of a simulacro add up to more than what counts', async () => {
  const score = {
    low: 560,
    middle: 618,
    high: 670,
    method: { kind: 'table', sitting: 'x', correct: 36, scored: 59 },
  } as const;
  const text = await said({ mode: 'simulacro', test: 'm1' }, 65, { correct: 36, scored: 59, withdrawn: 1, score });
  expect(text).toContain('Aquí van las 65 preguntas de la prueba, también las 5 de prueba y la que retiramos');
  expect(text).toContain('Otras 5 eran de prueba');
  expect(text).toContain('560–670');
});
