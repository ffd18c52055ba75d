import { BEST_TENTH } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import type { Scores } from '../../../admission/scores.ts';
import { targetOf } from '../../../admission/target.ts';
import { countOutcomes, lackingFor, type Outcome, outcomeOf } from '../../features/own-scores/outcome.ts';
import { summaryText } from '../../features/own-scores/ScoreSummary.tsx';
import { placeOf } from '../../features/own-scores/score-texts.ts';
import { exampleProgram } from './Example.tsx';
import { goalAnswer } from './goal-answer.ts';
import { goalTexts } from './goal-text.ts';
import { nearestFirst } from './nearest-first.ts';
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
const ANYBODY = { bestTenth: false };
const BEST = { bestTenth: true };
const ALL_900: Scores = { nem: 900, ranking: 900, cl: 900, m1: 900, cien: 900 };

const textsOf = (program: ScoreProgram, scores: Scores, place = ANYBODY) =>
  goalTexts(program, goalAnswer(program, scores, place), scores, place);

describe('what scores are worth in a programme', () => {
  it('is how far they are from the last selected', () => {
    expect(outcomeOf(MEDICINA_UCHILE, ALL_900, ANYBODY)).toEqual({ kind: 'short', score: 900, gap: 31.15 });
    expect(outcomeOf(MEDICINA_UCHILE, { ...ALL_900, cien: 1000 }, ANYBODY)).toMatchObject({
      kind: 'reached',
      score: 935,
    });
  });

  it('cannot be said while a score is lacking, and the lacking one is named', () => {
    const { cien: _, ...others } = ALL_900;
    expect(outcomeOf(MEDICINA_UCHILE, others, ANYBODY)).toEqual({ kind: 'missing' });
    expect(lackingFor([MEDICINA_UCHILE], others)).toEqual(['Ciencias']);
    expect(lackingFor([programOf('medicina', '33053')], others)).toEqual(['Historia o Ciencias (la mejor)']);
  });

  it('is no bar where the vacancies were not filled, whatever the scores', () => {
    const unfilled = dataOf('derecho').programs.find(({ cutoff, minWeighted }) => cutoff?.unfilled && !minWeighted);
    if (!unfilled) throw new Error('all of Derecho filled');
    expect(outcomeOf(unfilled, { ...ALL_900, hcs: 900 }, ANYBODY)).toEqual({
      kind: 'no-cutoff',
      score: 900,
      unfilled: true,
    });
  });

  it('is not enough below the minimum to apply, even above the last selected', () => {
    const low: Scores = { nem: 1000, ranking: 1000, cl: 400, m1: 400, hcs: 1000, cien: 1000 };
    const outcomes = dataOf('derecho').programs.map((program) => outcomeOf(program, low, ANYBODY));
    expect(outcomes.every(({ kind }) => kind === 'not-eligible')).toBe(true);
  });

  it('is incomplete where the programme has a test of its own', () => {
    const { programs } = dataOf('actuacion-y-teatro');
    const own = programs.find(({ specialTestWeight }) => specialTestWeight === 50);
    if (!own) throw new Error('no programme has a test of its own');
    const outcome = outcomeOf(own, { ...ALL_900, hcs: 900 }, ANYBODY);
    expect(outcome).toEqual({ kind: 'special-test', paesPart: 450, missingWeight: 50 });
    expect(goalAnswer(own, { ...ALL_900, hcs: 900 }, ANYBODY)).toMatchObject({ required: { kind: 'special-test' } });
  });
});

/** A mean of 435 of Lectora and M1, weighted 715, above the last selected of 643,9. */
const TRABAJO_SOCIAL_UBB = programOf('trabajo-social', '29066');
const LOW_TESTS: Scores = { nem: 950, ranking: 1000, cl: 440, m1: 430, hcs: 500 };

describe('whether the student may apply', () => {
  it('comes before the cut-off, in the table, the summary and the goal', () => {
    const outcome = outcomeOf(TRABAJO_SOCIAL_UBB, LOW_TESTS, ANYBODY);
    expect(outcome).toEqual({
      kind: 'not-eligible',
      score: 715,
      shortfalls: [{ kind: 'average', average: 435, minimum: 458 }],
    });
    expect(summaryText('Trabajo Social', [outcome], [])).toBe('En 1 programa no llegas al mínimo para postular.');
    const texts = textsOf(TRABAJO_SOCIAL_UBB, LOW_TESTS);
    expect(texts[0]).toBe(
      'Con estos puntajes no puedes postular aquí en 2027: promedio de Lectora y M1 435,0, se pide 458.',
    );
    expect(texts.join(' ')).not.toMatch(/llegas/);
    expect(goalAnswer(TRABAJO_SOCIAL_UBB, LOW_TESTS, ANYBODY).required).toMatchObject({ kind: 'gap', gap: 0 });
  });

  it('does not ask the mean of the best tenth of a school, which is told so', () => {
    expect(textsOf(TRABAJO_SOCIAL_UBB, LOW_TESTS)[1]).toMatch(/10 % de mejores notas/);
    expect(placeOf({ bestTenth: BEST_TENTH })).toEqual(BEST);
    expect(placeOf({ bestTenth: '' })).toEqual(ANYBODY);
    expect(outcomeOf(TRABAJO_SOCIAL_UBB, LOW_TESTS, BEST)).toMatchObject({ kind: 'reached', score: 715 });
    expect(textsOf(TRABAJO_SOCIAL_UBB, LOW_TESTS, BEST)[0]).toMatch(/^Ya llegas: /);
  });

  it('is told even before NEM is written, and is open while a test that has to be sat is not', () => {
    const { nem: _, ...withoutNem } = LOW_TESTS;
    expect(outcomeOf(TRABAJO_SOCIAL_UBB, withoutNem, ANYBODY)).toMatchObject({ kind: 'not-eligible', score: null });
    const { cien: __, ...withoutElective } = ALL_900;
    const weighsNone = {
      ...TRABAJO_SOCIAL_UBB,
      weights: { nem: 20, ranking: 30, cl: 30, m1: 20, m2: 0, hcs: 0, cien: 0 },
      electiveChoice: false,
    };
    expect(outcomeOf(weighsNone, withoutElective, ANYBODY)).toEqual({ kind: 'missing' });
    expect(textsOf(weighsNone, withoutElective)[0]).toMatch(/pero para postular falta Historia o Ciencias/);
  });

  it('of what forms teachers is never all: the law asks more', () => {
    const { programs } = dataOf('pedagogia-en-educacion-fisica');
    expect(programs.every(({ reservations }) => reservations?.includes('teaching'))).toBe(true);
    const reached = programs.map(
      (program) => [program, outcomeOf(program, { ...ALL_900, hcs: 900 }, ANYBODY)] as const,
    );
    const [program] = reached.find(([, { kind }]) => kind === 'reached') ?? [];
    if (!program) throw new Error('none is reached');
    expect(outcomeOf(program, { ...ALL_900, hcs: 900 }, ANYBODY)).toMatchObject({ kind: 'reached', reserved: true });
    const texts = textsOf(program, { ...ALL_900, hcs: 900 });
    expect(texts[0]).toBe('Las pedagogías tienen requisitos legales propios, además de los puntajes: revísalos.');
    expect(texts[1]).toMatch(/^Según puntaje, llegas: /);
  });
});

describe('a cut-off that was weighed otherwise', () => {
  const program = programOf('ingenieria-mecanica', '29033');
  const sat: Scores = { ...ALL_900, m2: 900 };

  it('is neither reached nor missed, and the page says why', () => {
    expect(outcomeOf(program, sat, ANYBODY)).toEqual({ kind: 'other-weights', score: 900, above: 284 });
    expect(summaryText('Ingeniería Mecánica', [outcomeOf(program, sat, ANYBODY)], [])).toBe(
      'En 1 programa las ponderaciones cambiaron: su corte de 2026 no es comparable uno a uno.',
    );
    const texts = textsOf(program, sat);
    expect(texts[0]).toMatch(/^Sus ponderaciones cambiaron: el corte de 2026 se calculó con otras, /);
    expect(texts[1]).toBe(
      'Con las ponderaciones de 2027, tu ponderado es 900,0 y el último seleccionado 2026 es 616,0.',
    );
  });

  it('of no known year is none: Danza of 2025 has no cut-off of 2026', () => {
    const danza = programOf('musica-canto-o-danza', '52020');
    expect(danza.cutoff).toBeNull();
    expect(danza.reservations).toEqual(['special-test']);
    expect(outcomeOf(danza, sat, ANYBODY)).toEqual({ kind: 'no-cutoff', score: 900, unfilled: false });
    expect(textsOf(danza, sat)[0]).toMatch(/^Pide además una prueba propia/);
    expect(textsOf(danza, sat)[1]).toBe(
      'No hay un corte de 2026 publicado para este programa: no hay con qué comparar.',
    );
  });
});

describe('the order by what lacks', () => {
  it('begins with what may be applied to, then what may not, then what has no bar', () => {
    const [reached, unfilled] = [
      { kind: 'reached', score: 700, above: 10, reserved: false },
      { kind: 'no-cutoff', score: 700, unfilled: true },
    ] as const satisfies readonly Outcome[];
    const outcomes: readonly Outcome[] = [
      unfilled,
      { kind: 'missing' },
      { kind: 'not-eligible', score: 700, shortfalls: [] },
      { ...reached, above: 50 },
      { kind: 'short', score: 700, gap: 80 },
      { kind: 'other-weights', score: 700, above: -30 },
      reached,
      { kind: 'short', score: 700, gap: 5 },
    ];
    const sorted = outcomes.map((outcome) => ({ outcome })).sort(nearestFirst);
    expect(sorted.map(({ outcome }) => outcome)).toEqual([
      outcomes[7],
      outcomes[5],
      outcomes[4],
      outcomes[6],
      outcomes[3],
      outcomes[2],
      outcomes[0],
      outcomes[1],
    ]);
  });
});

describe('the summary over a career', () => {
  it('counts what is reached among what has a bar', () => {
    const { name, programs } = dataOf('medicina');
    const outcomes = programs.map((program) => outcomeOf(program, { ...ALL_900, hcs: 900 }, ANYBODY));
    const counts = countOutcomes(outcomes);
    const bars = programs.filter(({ cutoff, reservations }) => cutoff && !cutoff.unfilled && !reservations);
    expect(counts).toMatchObject({ known: 48, withCutoff: bars.length, unfilled: 1, notEligible: 0 });
    expect(counts.reached).toBe(bars.filter(({ cutoff }) => cutoff && cutoff.last <= 900).length);
    expect(counts.otherWeights).toBe(programs.filter(({ reservations }) => reservations).length);
    expect(summaryText(name, outcomes, [])).toBe(
      [
        `Alcanzas el último seleccionado 2026 en ${counts.reached} de ${bars.length} programas con corte.`,
        `En ${counts.otherWeights} programas más las ponderaciones cambiaron: su corte de 2026 no es comparable uno a uno.`,
        'En 1 programa más no hubo corte que superar.',
        `De ${counts.unknownCutoff} programas más no hay corte de 2026.`,
      ].join(' '),
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
    expect(targetOf({ minWeighted: null }, cutoff)).toEqual({ score: 600, because: 'cutoff' });
    expect(targetOf({ minWeighted: 650 }, cutoff)).toEqual({ score: 650, because: 'minimum' });
    expect(targetOf({ minWeighted: 500 }, { ...cutoff, unfilled: true })).toMatchObject({ score: 500 });
    expect(targetOf({ minWeighted: null }, null)).toBeNull();
  });

  it('names what is not written yet, NEM alone too', () => {
    const { nem: _, ...withoutNem } = ALL_900;
    expect(textsOf(MEDICINA_UCHILE, withoutNem)).toEqual([
      'Tu meta es 931,15: el último seleccionado 2026.',
      'Para calcular qué te falta escribe NEM. NEM y Ranking hacen falta siempre; de las pruebas puede quedar una sin escribir, y te decimos cuánto necesitas en ella.',
    ]);
  });

  it('says so where not even 1.000 in every test is enough, and proposes nothing', () => {
    const low: Scores = { ...ALL_900, nem: 500, ranking: 500 };
    expect(goalAnswer(MEDICINA_UCHILE, low, ANYBODY).required).toEqual({ kind: 'unreachable', best: 850 });
    expect(textsOf(MEDICINA_UCHILE, low)).toEqual([
      'Con tu NEM y tu Ranking no se alcanza: con 1.000 en todas las pruebas tu ponderado sería 850,0, y el corte es 931,15.',
    ]);
  });

  it('names the score that closes the gap alone: 31,15 points are 89 in what weighs 35 %', () => {
    const answer = goalAnswer(MEDICINA_UCHILE, ALL_900, ANYBODY);
    if (answer.required?.kind !== 'gap') throw new Error('there is a gap');
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
