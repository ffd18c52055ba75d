import { allContents, findContent } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AnsweredContent, mostNeeded, NEEDED_CONTENTS_MAX } from './most-needed.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const ENTEROS = 'm1.numeros.enteros-racionales.enteros';
const PORCENTAJE = 'm1.numeros.porcentaje.calculo';
const RAICES = 'm1.numeros.potencias-raices.raices';
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

/** `answers`: the newest first, `1` right, `0` wrong and `-` left out. */
function answered(contentId: string, answers: string, days = 1): AnsweredContent {
  const recent = [...answers].map((answer) => ({ correct: answer === '1', at: daysAgo(days) }));
  const correct = recent.filter((answer) => answer.correct).length;
  return { contentId, answered: recent.length, correct, omitted: answers.split('-').length - 1, recent };
}
const everything = () => true;
const first = (...evidence: AnsweredContent[]) => mostNeeded(evidence, everything, NOW)[0];

it('asks first what was missed, the more of it and the newer the sooner, then what is not seen for long', () => {
  const { test, contents } = first(
    answered(RAICES, '111', 40),
    answered(PORCENTAJE, '0111'),
    answered(ENTEROS, '001'),
  ) ?? { contents: [] };
  expect(test).toBe('m1');
  expect(contents.slice(0, 3)).toEqual([
    { contentId: ENTEROS, reason: 'missed', answered: 3, wrong: 2, daysSince: 1 },
    { contentId: PORCENTAJE, reason: 'missed', answered: 4, wrong: 1, daysSince: 1 },
    { contentId: RAICES, reason: 'long-unseen', answered: 3, wrong: 0, daysSince: 40 },
  ]);
});

it('counts what was left out among what was missed, and says how much of it that is', () => {
  expect(first(answered(ENTEROS, '-0-'))?.contents[0]).toMatchObject({ reason: 'missed', wrong: 3, omitted: 2 });
  expect(first(answered(ENTEROS, '00'))?.contents[0]).not.toHaveProperty('omitted');
});

it('takes a miss that was followed by many right answers for a slip', () => {
  expect(first(answered(ENTEROS, '1111110'))?.contents.map(({ reason }) => reason)).not.toContain('missed');
});

it('leaves out what goes well, and fills what is left with contents that were never asked', () => {
  const contents = first(answered(ENTEROS, '111'), answered(RAICES, '00'))?.contents ?? [];
  expect(contents).toHaveLength(NEEDED_CONTENTS_MAX);
  expect(contents[0]).toMatchObject({ contentId: RAICES, reason: 'missed' });
  expect(contents.slice(1).every(({ reason }) => reason === 'new')).toBe(true);
  expect(contents.map(({ contentId }) => contentId)).not.toContain(ENTEROS);
});

it('begins with the test in which most was lost, and knows only those in which something was answered', () => {
  const [history] = allContents().filter(({ test }) => test.id === 'hcs');
  const tests = mostNeeded([answered(ENTEROS, '11'), answered(history?.id ?? '', '00')], everything, NOW);
  expect(tests.map(({ test }) => test)).toEqual(['hcs', 'm1']);
  expect(mostNeeded([], everything, NOW)).toEqual([]);
});

it('names contents of the test that have questions, each once, whatever was answered and when', () => {
  const content = fc.constantFrom(...allContents().map(({ id }) => id));
  const evidence = fc.uniqueArray(
    fc.tuple(content, fc.stringMatching(/^[01-]{1,10}$/), fc.integer({ min: -2, max: 4000 })),
    { selector: ([id]) => id, maxLength: 40 },
  );
  fc.assert(
    fc.property(evidence, fc.integer({ min: 1, max: 7 }), (known, every) => {
      const places = new Map(allContents().map(({ id }, place) => [id as string, place]));
      const isAsked = (id: string) => (places.get(id) ?? 0) % every === 0;
      const own = known.map(([id, answers, days]) => answered(id, answers, days));
      for (const { test, contents } of mostNeeded(own, isAsked, NOW)) {
        expect(contents.length).toBeGreaterThan(0);
        expect(contents.length).toBeLessThanOrEqual(NEEDED_CONTENTS_MAX);
        expect(new Set(contents.map(({ contentId }) => contentId)).size).toBe(contents.length);
        for (const { contentId, reason } of contents) {
          expect(findContent(contentId)?.test.id).toBe(test);
          expect(isAsked(contentId)).toBe(true);
          expect(reason === 'new').toBe(!own.some((one) => one.contentId === contentId));
        }
      }
    }),
  );
});
