import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import type { Scores } from '../../../admission/scores.ts';
import { exampleProgram } from './Example.tsx';
import { goalAnswer, targetOf } from './goal-answer.ts';
import { countOutcomes, lackingFor, outcomeOf } from './outcome.ts';
import { summaryText } from './ScoreSummary.tsx';
import { stepsOf } from './StepsTable.tsx';
import { type ScoreProgram, scoreData } from './score-data.ts';

function dataOf(id: string) {
  const career = OFFER.career(id);
  if (!career) throw new Error(`there is no ${id}`);
  return scoreData(OFFER, career);
}

function programOf(career: string, code: string): ScoreProgram {
  const program = dataOf(career).programs.find((candidate) => candidate.code === code);
  if (!program) throw new Error(`${career} has no ${code}`);
  return program;
}

/** NEM 10, Ranking 20, Lectora 15, M1 20, Ciencias 35; last selected 2026: 931,15. */
const MEDICINA_UCHILE = programOf('medicina', '11083');
const ALL_900: Scores = { nem: 900, ranking: 900, cl: 900, m1: 900, cien: 900 };

describe('what scores are worth in a programme', () => {
  it('is how far they are from the last selected', () => {
    expect(outcomeOf(MEDICINA_UCHILE, ALL_900)).toEqual({ kind: 'short', score: 900, gap: 31.15 });
    expect(outcomeOf(MEDICINA_UCHILE, { ...ALL_900, cien: 1000 })).toMatchObject({ kind: 'reached', score: 935 });
  });

  it('cannot be said while a score is lacking, and the lacking one is named', () => {
    const { cien: _, ...others } = ALL_900;
    expect(outcomeOf(MEDICINA_UCHILE, others)).toEqual({ kind: 'missing' });
    expect(lackingFor([MEDICINA_UCHILE], others)).toEqual(['Ciencias']);
    expect(lackingFor([programOf('medicina', '33053')], others)).toEqual(['Historia o Ciencias, la mejor']);
  });

  it('is no bar where the vacancies were not filled, whatever the scores', () => {
    const unfilled = dataOf('derecho').programs.find(({ cutoff, minWeighted }) => cutoff?.unfilled && !minWeighted);
    if (!unfilled) throw new Error('all of Derecho filled');
    expect(outcomeOf(unfilled, { ...ALL_900, hcs: 900 })).toEqual({ kind: 'no-cutoff', score: 900 });
  });

  it('is not enough below the minimum to apply, even above the last selected', () => {
    const low: Scores = { nem: 1000, ranking: 1000, cl: 400, m1: 400, hcs: 1000, cien: 1000 };
    const outcomes = dataOf('derecho').programs.map((program) => outcomeOf(program, low));
    expect(outcomes.every(({ kind }) => kind === 'not-eligible')).toBe(true);
  });

  it('is incomplete where the programme has a test of its own', () => {
    const { programs } = dataOf('actuacion-y-teatro');
    const own = programs.find(({ specialTestWeight }) => specialTestWeight === 50);
    if (!own) throw new Error('no programme has a test of its own');
    const outcome = outcomeOf(own, { ...ALL_900, hcs: 900 });
    expect(outcome).toEqual({ kind: 'special-test', paesPart: 450, missingWeight: 50 });
    expect(goalAnswer(own, { ...ALL_900, hcs: 900 })).toMatchObject({ required: { kind: 'special-test' } });
  });
});

describe('the summary over a career', () => {
  it('counts what is reached among what has a bar', () => {
    const { name, programs } = dataOf('medicina');
    const outcomes = programs.map((program) => outcomeOf(program, { ...ALL_900, hcs: 900 }));
    const counts = countOutcomes(outcomes);
    expect(counts).toMatchObject({ known: 48, withCutoff: 43, noCutoff: 5, notEligible: 0 });
    expect(counts.reached).toBe(
      programs.filter(({ cutoff }) => cutoff && !cutoff.unfilled && cutoff.last <= 900).length,
    );
    expect(summaryText(name, outcomes, [])).toBe(
      `Alcanzas el último seleccionado 2026 en ${counts.reached} de 43 programas con corte. En 5 programas más no hubo corte que superar.`,
    );
  });

  it('asks for what it lacks while nothing can be said', () => {
    expect(summaryText('Medicina', [{ kind: 'missing' }], ['NEM', 'Ranking'])).toBe(
      'Escribe tus puntajes y aquí aparece a cuántos programas de Medicina llegas. Falta: NEM, Ranking.',
    );
  });
});

describe('the way back from a programme', () => {
  it('aims at the last selected, or at the minimum where that is higher or all there is', () => {
    const cutoff = { year: 2026, last: 600, unfilled: false };
    expect(targetOf({ cutoff, minWeighted: null })).toEqual({ score: 600, because: 'cutoff' });
    expect(targetOf({ cutoff, minWeighted: 650 })).toEqual({ score: 650, because: 'minimum' });
    expect(targetOf({ cutoff: { ...cutoff, unfilled: true }, minWeighted: 500 })).toMatchObject({ score: 500 });
    expect(targetOf({ cutoff: null, minWeighted: null })).toBeNull();
  });

  it('names the score that closes the gap alone: 31,15 points are 89 in what weighs 35 %', () => {
    const answer = goalAnswer(MEDICINA_UCHILE, ALL_900);
    if (answer.kind !== 'target' || answer.required.kind !== 'gap') throw new Error('there is a gap');
    const sciences = answer.required.tests.find(({ test }) => test === 'cien');
    expect(sciences).toMatchObject({ from: 900, to: 989, points: 89 });
    expect(answer.required.tests.find(({ test }) => test === 'cl')?.to).toBeNull();
  });
});

describe('the steps of a weighted score', () => {
  it('add up, factor by factor, the better elective alone', () => {
    const program = programOf('medicina', '33053');
    const steps = stepsOf(program, { nem: 700, ranking: 700, cl: 600, m1: 600, hcs: 800, cien: 500 });
    expect(steps.map(({ name, worth }) => [name, worth])).toEqual([
      ['NEM', '140,0'],
      ['Ranking', '175,0'],
      ['Lectora', '90,0'],
      ['M1', '150,0'],
      ['Historia', '120,0'],
      ['Puntaje ponderado', '675,0'],
    ]);
    expect(stepsOf(program, {})).toEqual([]);
  });

  it('can be shown for a programme of every career without a script', () => {
    for (const { id } of OFFER.careers) {
      const program = exampleProgram(dataOf(id).programs);
      expect(program, id).toBeDefined();
    }
  });
});
