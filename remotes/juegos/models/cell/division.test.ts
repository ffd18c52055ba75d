import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Cell,
  cellsOf,
  change,
  chromatidsOf,
  chromosomesOf,
  combinationOf,
  combinations,
  DIVISION_KINDS,
  type DivisionState,
  describeDivision,
  dnaAt,
  dnaOf,
  FAILURES,
  goToStage,
  isFinished,
  lineOf,
  nextCycle,
  type Origin,
  PAIRS_MAX,
  STAGES,
  stageOf,
  startDivision,
  stepDivision,
  turn,
} from './division.ts';

const at = (settings: Partial<DivisionState>, stage = 99): DivisionState => {
  const state = startDivision();
  change(state, settings);
  goToStage(state, stage);
  return state;
};

const settings = fc.record({
  kind: fc.constantFrom(...DIVISION_KINDS),
  pairs: fc.integer({ min: 1, max: PAIRS_MAX }),
  failure: fc.constantFrom(...FAILURES),
  hasCrossing: fc.boolean(),
  orientation: fc.nat(15),
});
const stage = fc.nat(STAGES.meiosis.length - 1);

const all = (cells: readonly Cell[], of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + of(cell), 0);
const pieces = (cells: readonly Cell[]): Record<Origin, number> => {
  const counted = { m: 0, p: 0 };
  for (const { chromosomes } of cells) {
    for (const piece of chromosomes.flatMap(({ chromatids }) => chromatids.flat())) counted[piece] += 1;
  }
  return counted;
};

it('loses and makes no chromatid but in S, whatever goes wrong', () => {
  fc.assert(
    fc.property(settings, stage, (chosen, to) => {
      const state = at(chosen, to);
      const cells = cellsOf(state);
      const copies = state.stage === 0 ? 1 : 2;
      expect(all(cells, chromatidsOf)).toBe(copies * 2 * state.pairs);
      // Crossing over moves pieces and loses none: as many of the mother as of the father.
      const { m, p } = pieces(cells);
      expect([m, p]).toEqual([copies * 4 * state.pairs, copies * 4 * state.pairs]);
    }),
  );
});

it('mitosis gives two cells with 2n, equal to the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: PAIRS_MAX }), (pairs) => {
      const cells = cellsOf(at({ kind: 'mitosis', pairs }));
      const [first] = cellsOf(at({ kind: 'mitosis', pairs }, 0));
      const named = (cell: Cell) => cell.chromosomes.map(({ pair, origin, chromatids }) => [pair, origin, chromatids]);
      expect(cells.map(named)).toEqual([named(first as Cell), named(first as Cell)]);
    }),
  );
});

it('meiosis gives four cells with n, one of each pair, and halves once', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const state = { ...chosen, kind: 'meiosis', failure: 'ninguno' } as const;
      const per = (to: number) => cellsOf(at(state, to)).map(chromosomesOf);
      expect(per(5)).toEqual([2 * chosen.pairs]);
      expect(per(6)).toEqual([chosen.pairs, chosen.pairs]);
      const cells = cellsOf(at(state));
      expect(cells).toHaveLength(4);
      for (const cell of cells) {
        expect(cell.chromosomes.map(({ pair }) => pair)).toEqual(
          Array.from({ length: chosen.pairs }, (_, pair) => pair),
        );
        expect(chromatidsOf(cell)).toBe(chosen.pairs);
      }
    }),
  );
});

it('has 2C, 4C, 2C in mitosis and 2C, 4C, 2C, C in meiosis', () => {
  const dna = (kind: DivisionState['kind'], pairs: number) =>
    STAGES[kind].map((_, to) => cellsOf(at({ kind, pairs }, to)).map((cell) => dnaOf(cell, pairs))[0]);
  expect(dna('mitosis', 2)).toEqual([2, 4, 4, 4, 4, 4, 4, 2]);
  expect(dna('meiosis', 23)).toEqual([2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1]);
  const state = at({}, 1);
  expect([0, 0.5, 1, 2].map((shown) => dnaAt(state, shown))).toEqual([2, 3, 4, 4]);
});

it('has the counts of the table that teachers draw, for 2n = 4', () => {
  const table = (kind: DivisionState['kind']) =>
    STAGES[kind].map(({ id }, to) => {
      const cells = cellsOf(at({ kind }, to));
      const cell = cells[0] as Cell;
      return [id, cells.length, chromosomesOf(cell), chromatidsOf(cell)];
    });
  expect(table('mitosis')).toEqual([
    ['g1', 1, 4, 4],
    ['s', 1, 4, 8],
    ['g2', 1, 4, 8],
    ['profase', 1, 4, 8],
    ['metafase', 1, 4, 8],
    ['anafase', 1, 8, 8],
    ['telofase', 1, 8, 8],
    ['hijas', 2, 4, 4],
  ]);
  expect(table('meiosis')).toEqual([
    ['g1', 1, 4, 4],
    ['s', 1, 4, 8],
    ['g2', 1, 4, 8],
    ['profase-1', 1, 4, 8],
    ['metafase-1', 1, 4, 8],
    ['anafase-1', 1, 4, 8],
    ['telofase-1', 2, 2, 4],
    ['profase-2', 2, 2, 4],
    ['metafase-2', 2, 2, 4],
    ['anafase-2', 2, 4, 4],
    ['gametos', 4, 2, 2],
  ]);
});

it('makes 2ⁿ combinations by turning pairs, each pair of a meiosis giving two that complement each other', () => {
  for (const pairs of [1, 2, 3, 4]) {
    const seen = new Set<string>();
    for (let orientation = 0; orientation < 2 ** pairs; orientation += 1) {
      const gametes = cellsOf(at({ kind: 'meiosis', pairs, orientation }));
      for (const { chromosomes } of gametes) seen.add(chromosomes.map(({ origin }) => origin).join(''));
    }
    expect(seen.size).toBe(combinations(pairs));
  }
  const state = at({ kind: 'meiosis' });
  expect(state.gametes).toBe(0b1001);
  turn(state, 1);
  expect(stageOf(state).id).toBe('metafase-1');
  goToStage(state, 99);
  expect(state.gametes).toBe(0b1111);
});

it('crosses over between homologs: two of four gametes have a piece of the other parent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(15), (pairs, orientation) => {
      const cells = cellsOf(at({ kind: 'meiosis', pairs, orientation, hasCrossing: true }));
      const mixed = cells.filter(({ chromosomes }) =>
        chromosomes.some(({ chromatids }) => new Set(chromatids.flat()).size > 1),
      );
      expect(mixed).toHaveLength(2);
    }),
  );
  expect(pieces(cellsOf(at({ hasCrossing: true }, 2)))).toEqual({ m: 16, p: 16 });
});

it('an error in the first division spoils all four, one in the second two', () => {
  const counts = (failure: DivisionState['failure'], pairs: number) =>
    cellsOf(at({ kind: 'meiosis', failure, pairs })).map(chromosomesOf);
  expect(counts('primera', 2)).toEqual([3, 3, 1, 1]);
  expect(counts('segunda', 2)).toEqual([3, 1, 2, 2]);
  expect(counts('primera', 23)).toEqual([24, 24, 22, 22]);
  expect(cellsOf(at({ kind: 'mitosis', failure: 'primera', pairs: 23 })).map(chromosomesOf)).toEqual([47, 45]);
  expect(cellsOf(at({ kind: 'meiosis', failure: 'primera' })).map(combinationOf)).toEqual([null, null, null, null]);
});

it('stops where there is no spindle, or where damage is found', () => {
  expect(stageOf(at({ failure: 'huso' })).id).toBe('metafase');
  expect(stageOf(at({ kind: 'meiosis', failure: 'huso' })).id).toBe('metafase-1');
  expect(stageOf(at({ hasDamage: true })).id).toBe('g1');
  const free = at({ hasDamage: true, hasControl: false });
  expect(isFinished(free)).toBe(true);
  expect(lineOf(free)).toBe(2);
  nextCycle(free);
  goToStage(free, 99);
  nextCycle(free);
  expect([stageOf(free).id, lineOf(free)]).toEqual(['g1', 4]);
});

it('lets the drawing follow, and counts by the stage alone', () => {
  const state = at({}, 0);
  goToStage(state, 1);
  expect([state.stage, state.shown]).toEqual([1, 0]);
  for (let step = 0; step < 120; step += 1) stepDivision(state, 1 / 60);
  expect(state.shown).toBe(1);
  goToStage(state, 5);
  expect(state.shown).toBe(5);
  goToStage(state, -3);
  expect(state.stage).toBe(0);
});

it('tells counts and what is out of the ordinary', () => {
  expect(describeDivision(at({}, 5))).toBe(
    'Mitosis con 2n = 4: Anafase. Las cromátidas hermanas se separan hacia polos opuestos. Hay una célula con 8 cromosomas y 8 cromátidas (4C de ADN).',
  );
  expect(describeDivision(at({ kind: 'meiosis', failure: 'segunda' }))).toContain(
    '2 células tienen n = 2; 2 tienen uno de más o de menos.',
  );
  expect(describeDivision(at({ kind: 'meiosis', hasCrossing: true }))).toContain('M-M, M*-M*, P-P y P*-P*');
  expect(describeDivision(at({ hasDamage: true }))).toContain('el control de G1 la detiene');
});
