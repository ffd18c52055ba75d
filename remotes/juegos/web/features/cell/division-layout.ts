import { cellsOf, type DivisionState, DRAWN_PAIRS, type Origin, stagesOf } from '../../../models/cell/division.ts';
import { type Point, scatter } from './shapes.ts';

/** Chromosomes are drawn above this line, the graph of DNA below it. */
export const FLOOR = 208;

/** One chromatid: the same one through all stages. */
export interface Strand {
  readonly pair: number;
  readonly origin: Origin;
  readonly strand: 0 | 1;
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** 0 is a thread, 1 a rod. */
  readonly compact: number;
  readonly opacity: number;
}

/** A cell, or a quarter of one that is still to divide: all four are in one place until then. */
export interface Slot {
  readonly cell: Placed & { readonly width: number; readonly height: number };
  readonly nucleus: Placed & { readonly radius: number };
}

export interface Scene {
  readonly strands: readonly Placed[];
  readonly slots: readonly Slot[];
  /** Spindles seen: of the first division, and of the second. */
  readonly spindles: readonly [number, number];
}

export const strandsOf = ({ pairs }: Pick<DivisionState, 'pairs'>): readonly Strand[] =>
  Array.from({ length: Math.min(pairs, DRAWN_PAIRS) }, (_, pair) =>
    (['m', 'p'] as const).flatMap((origin) => ([0, 1] as const).map((strand) => ({ pair, origin, strand }))),
  ).flat();

/** Half of a rod, in units. */
export const armOf = (pair: number, pairs: number): number =>
  ([18, 14, 11, 8.5][pair] ?? 8) * (Math.min(pairs, DRAWN_PAIRS) > 2 ? 0.8 : 1);

const CENTRES: Readonly<Record<1 | 2 | 4, readonly Point[]>> = {
  1: [[180, 108]],
  2: [
    [94, 108],
    [266, 108],
  ],
  4: [
    [94, 56],
    [94, 164],
    [266, 56],
    [266, 164],
  ],
};
const SIZES: Readonly<Record<1 | 2 | 4, Point>> = { 1: [148, 98], 2: [80, 96], 4: [78, 46] };

type Phase = 'inter' | 'pro' | 'meta' | 'ana' | 'telo' | 'end';
const phaseOf = (id: string): Phase => {
  if (id.startsWith('profase')) return 'pro';
  if (id.startsWith('metafase')) return 'meta';
  if (id.startsWith('anafase')) return 'ana';
  if (id.startsWith('telofase')) return 'telo';
  return id === 'hijas' || id === 'gametos' ? 'end' : 'inter';
};

const COMPACT: Readonly<Record<Phase, number>> = { inter: 0, pro: 1, meta: 1, ana: 1, telo: 0.9, end: 0.85 };
const ENVELOPE: Readonly<Record<Phase, number>> = { inter: 1, pro: 0.35, meta: 0, ana: 0, telo: 0.8, end: 1 };

/** Where all is at a whole stage. */
export function sceneAt(state: DivisionState, stage: number): Scene {
  const stages = stagesOf(state);
  const id = stages[stage]?.id ?? 'g1';
  const phase = phaseOf(id);
  const isSecond = id.endsWith('-2');
  const cells = cellsOf(state, stage);
  const amount = cells.length as 1 | 2 | 4;
  const centres = CENTRES[amount];
  const [width, height] = SIZES[amount];
  /** In the telophase of mitosis there are two nuclei in one cell. */
  const isParted = id === 'telofase';
  const compact = COMPACT[phase];

  const strands = strandsOf(state).map(({ pair, origin, strand }): Placed => {
    for (const [index, cell] of cells.entries()) {
      const drawn = cell.chromosomes.filter((one) => one.pair < DRAWN_PAIRS);
      const place = drawn.findIndex(
        (one) => one.pair === pair && one.origin === origin && one.strands.includes(strand),
      );
      const chromosome = drawn[place];
      if (!chromosome) continue;
      const [cx, cy] = centres[index] ?? [180, 108];
      const side = chromosome.strands.length === 2 ? (strand === 0 ? -3.6 : 3.6) : 0;
      // Rows of the plate: one a chromosome, or one a pair where pairs stand together.
      const isPaired = id === 'metafase-1' || id === 'anafase-1';
      const rows = isPaired
        ? new Set(drawn.map((one) => one.pair)).size
        : new Set(drawn.map((one) => `${one.pair}${one.origin}`)).size;
      const row = isPaired
        ? pair
        : [...new Set(drawn.map((one) => `${one.pair}${one.origin}`))].indexOf(`${pair}${origin}`);
      const gap = isSecond ? Math.min(34, 124 / rows) : Math.min(42, 168 / rows);
      const along = (row - (rows - 1) / 2) * gap;
      const pole = chromosome.pole;
      if (phase === 'meta' || phase === 'ana') {
        const apart = phase === 'ana' ? (isSecond ? 50 : 76) : isPaired ? 13 : 0;
        // Two that should have parted lie beside each other.
        const beside = side === 0 && phase === 'ana' && state.failure !== 'ninguno' ? (strand === 0 ? -4 : 4) : 0;
        const across = pole * apart + side + beside;
        const same =
          isPaired && state.failure === 'primera' && pair === 0 && phase === 'ana' ? (origin === 'm' ? -9 : 9) : 0;
        return isSecond
          ? { x: cx + along, y: cy + across, turn: 90, compact, opacity: 1 }
          : { x: cx + across, y: cy + along + same, turn: 0, compact, opacity: 1 };
      }
      if (phase === 'pro' && id === 'profase-1') {
        const [x, y] = spreadOf(pair, Math.min(state.pairs, DRAWN_PAIRS), [62, 44]);
        return { x: cx + x + (origin === 'm' ? -8.5 : 8.5) + side, y: cy + y, turn: 0, compact, opacity: 1 };
      }
      const group = isParted ? drawn.filter((one) => one.pole === pole) : drawn;
      const inGroup = group.indexOf(chromosome);
      const room: Point = isParted
        ? [30, 38]
        : phase === 'inter'
          ? [44, 34]
          : amount === 1
            ? [82, 52]
            : amount === 2
              ? [46, 44]
              : [48, 24];
      const [x, y] = spreadOf(inGroup, group.length, room);
      const turn =
        phase === 'pro' || phase === 'inter'
          ? (pair * 67 + (origin === 'm' ? 20 : 110)) % 160
          : isSecond || amount === 4
            ? 90
            : 0;
      const [sideX, sideY] = [side * Math.cos((turn * Math.PI) / 180), side * Math.sin((turn * Math.PI) / 180)];
      return { x: cx + x + (isParted ? pole * 86 : 0) + sideX, y: cy + y + sideY, turn, compact, opacity: 1 };
    }
    // The copy that is not made yet lies in what it will be copied from.
    const [first] = cells;
    const drawn = first?.chromosomes.filter((one) => one.pair < DRAWN_PAIRS) ?? [];
    const [x, y] = spreadOf(
      drawn.findIndex((one) => one.pair === pair && one.origin === origin),
      drawn.length,
      [44, 34],
    );
    return { x: 180 + x, y: 108 + y, turn: (pair * 67 + (origin === 'm' ? 20 : 110)) % 160, compact: 0, opacity: 0 };
  });

  const slots = [0, 1, 2, 3].map((slot): Slot => {
    const index = amount === 1 ? 0 : amount === 2 ? slot >> 1 : slot;
    const [x, y] = centres[index] ?? [180, 108];
    const nucleusX = isParted ? x + (slot < 2 ? -86 : 86) : x;
    const radius = isParted ? 44 : amount === 1 ? 60 : amount === 2 ? 56 : 38;
    const still = { turn: 0, compact: 0 };
    return {
      cell: { ...still, x, y, width, height, opacity: 1 },
      nucleus: { ...still, x: nucleusX, y, radius, opacity: ENVELOPE[phase] },
    };
  });
  const seen = phase === 'meta' || phase === 'ana' ? 0.8 : 0;
  return { strands, slots, spindles: isSecond ? [0, seen] : [seen, 0] };
}

function spreadOf(index: number, amount: number, room: Point): Point {
  return amount === 1 ? [0, 0] : (scatter(amount, [0, 0], room)[index] ?? [0, 0]);
}

/** Slow at both ends. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** By the shorter way around, for what looks the same turned by half. */
export const turnBetween = (from: number, to: number, share: number): number => {
  const way = ((((to - from) % 180) + 270) % 180) - 90;
  return from + way * share;
};
