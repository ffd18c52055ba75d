import { clamp, count, list, number } from './words.ts';

/**
 * The cell cycle, mitosis and meiosis, counted: every chromosome with its chromatids and where each piece comes from. What
 * is in which cell follows from the settings and the stage alone ({@link cellsOf}), so that one can step back as well.
 */
export interface DivisionState {
  kind: DivisionKind;
  /** Pairs of homologous chromosomes: n. The first {@link DRAWN_PAIRS} are drawn. */
  pairs: number;
  stage: number;
  /** Where the drawing is on its way to `stage`: it moves there by steps and counts for nothing else. */
  shown: number;
  hasCrossing: boolean;
  failure: Failure;
  /** A bit for each drawn pair: set where the chromosome of the mother goes to the second pole. */
  orientation: number;
  /** Combinations of the first two pairs that gametes had, a bit each, since the settings changed: mother-mother first. */
  gametes: number;
  hasDamage: boolean;
  hasControl: boolean;
  /** Divisions that were finished before this one by the same line of cells; all of them divide alike. */
  generation: number;
}

export const DIVISION_KINDS = ['mitosis', 'meiosis'] as const;
export type DivisionKind = (typeof DIVISION_KINDS)[number];

/**
 * What may go wrong: `first`, a pair that does not part (in mitosis the chromatids of a chromosome) in the first division;
 * `second`, chromatids that do not part in the second, in one of both cells; `spindle`, no spindle at all (colchicine).
 */
export const FAILURES = ['ninguno', 'primera', 'segunda', 'huso'] as const;
export type Failure = (typeof FAILURES)[number];

export const DRAWN_PAIRS = 4;
/** As dogs have them, which the lessons speak of. */
export const PAIRS_MAX = 39;
export const GENERATIONS_MAX = 10;

export interface Stage {
  readonly id: string;
  readonly name: string;
  /** What happens, for who looks. */
  readonly words: string;
}

const INTERPHASE: readonly Stage[] = [
  { id: 'g1', name: 'G1', words: 'La célula crece. Su ADN está extendido y sin copiar.' },
  { id: 's', name: 'S', words: 'El ADN se copia: cada cromosoma queda con dos cromátidas hermanas.' },
  { id: 'g2', name: 'G2', words: 'Crece y revisa la copia antes de dividirse.' },
];

export const STAGES: Readonly<Record<DivisionKind, readonly Stage[]>> = {
  mitosis: [
    ...INTERPHASE,
    { id: 'profase', name: 'Profase', words: 'Los cromosomas se compactan y la envoltura del núcleo se deshace.' },
    { id: 'metafase', name: 'Metafase', words: 'Los cromosomas se alinean en el centro, unidos al huso.' },
    { id: 'anafase', name: 'Anafase', words: 'Las cromátidas hermanas se separan hacia polos opuestos.' },
    { id: 'telofase', name: 'Telofase', words: 'Se forma un núcleo en cada polo.' },
    { id: 'hijas', name: 'Dos células', words: 'El citoplasma se dividió: hay dos células.' },
  ],
  meiosis: [
    ...INTERPHASE,
    { id: 'profase-1', name: 'Profase I', words: 'Los cromosomas homólogos se aparean y pueden intercambiar trozos.' },
    { id: 'metafase-1', name: 'Metafase I', words: 'Los pares se alinean en el centro; cada par se orienta al azar.' },
    { id: 'anafase-1', name: 'Anafase I', words: 'Los homólogos se separan, cada uno con sus dos cromátidas.' },
    { id: 'telofase-1', name: 'Telofase I', words: 'Hay dos células, cada una con un cromosoma de cada par.' },
    { id: 'profase-2', name: 'Profase II', words: 'Los cromosomas se compactan otra vez, sin copiar el ADN de nuevo.' },
    { id: 'metafase-2', name: 'Metafase II', words: 'En cada célula, los cromosomas se alinean de a uno.' },
    { id: 'anafase-2', name: 'Anafase II', words: 'Las cromátidas hermanas se separan.' },
    { id: 'gametos', name: 'Cuatro células', words: 'Hay cuatro células, que pueden madurar a gametos.' },
  ],
};

export const startDivision = (kind: DivisionKind = 'mitosis', pairs = 2): DivisionState => ({
  kind,
  pairs,
  stage: 0,
  shown: 0,
  hasCrossing: false,
  failure: 'ninguno',
  orientation: 0,
  gametes: 0,
  hasDamage: false,
  hasControl: true,
  generation: 0,
});

/** Whose a piece of a chromatid was: the mother's or the father's. */
export type Origin = 'm' | 'p';

/** Pieces from the first arm to the last; the centromere lies after the second. */
export type Chromatid = readonly [Origin, Origin, Origin, Origin];

export interface Chromosome {
  /** From 0. */
  readonly pair: number;
  /** Whose its centromere is. */
  readonly origin: Origin;
  /** One, or two that hang together; hence as many chromosomes as centromeres. */
  readonly chromatids: readonly Chromatid[];
  /** Of each chromatid: 0, or 1 for the copy. */
  readonly strands: readonly (0 | 1)[];
  /** Pole of its cell that it is at or goes to; 0 where there are none yet. */
  readonly pole: -1 | 0 | 1;
}

export interface Cell {
  readonly chromosomes: readonly Chromosome[];
}

const whole = (origin: Origin): Chromatid => [origin, origin, origin, origin];
const opposite = (origin: Origin): Origin => (origin === 'm' ? 'p' : 'm');

export const stagesOf = ({ kind }: Pick<DivisionState, 'kind'>): readonly Stage[] => STAGES[kind];
export const stageOf = (state: DivisionState): Stage => stagesOf(state)[state.stage] as Stage;
const indexOf = (kind: DivisionKind, id: string): number => STAGES[kind].findIndex((stage) => stage.id === id);

/** Chromosomes of a cell before it divides, copied or not; `hasCrossed` swaps the last piece of one chromatid of each pair. */
function before(pairs: number, isCopied: boolean, hasCrossed: boolean): Chromosome[] {
  const origins: readonly Origin[] = ['m', 'p'];
  return Array.from({ length: pairs }, (_, pair) =>
    origins.map((origin): Chromosome => {
      const own = whole(origin);
      const crossed: Chromatid = [origin, origin, origin, opposite(origin)];
      return {
        pair,
        origin,
        chromatids: isCopied ? [own, hasCrossed ? crossed : own] : [own],
        strands: isCopied ? [0, 1] : [0],
        pole: 0,
      };
    }),
  ).flat();
}

/** Chromatids of each part and become chromosomes; those of the one that fails go to the first pole together. */
const parted = (chromosomes: readonly Chromosome[], fails: (chromosome: Chromosome) => boolean): Chromosome[] =>
  chromosomes.flatMap((chromosome) =>
    chromosome.chromatids.map(
      (chromatid, index): Chromosome => ({
        ...chromosome,
        chromatids: [chromatid],
        strands: [chromosome.strands[index] ?? 0],
        pole: index === 0 || fails(chromosome) ? -1 : 1,
      }),
    ),
  );

const atPole = (chromosomes: readonly Chromosome[], pole: -1 | 1): Cell => ({
  chromosomes: chromosomes.filter((one) => one.pole === pole).map((one) => ({ ...one, pole: 0 })),
});

const halves = (chromosomes: readonly Chromosome[]): Cell[] => [atPole(chromosomes, -1), atPole(chromosomes, 1)];

/** All cells that came of one, at a stage. */
export function cellsOf(state: DivisionState, stage = state.stage): readonly Cell[] {
  const { kind, pairs, failure, orientation } = state;
  const at = (id: string) => stage >= indexOf(kind, id);
  const isCopied = stage >= 1;
  if (kind === 'mitosis') {
    const copied = before(pairs, isCopied, false);
    if (!at('anafase')) return [{ chromosomes: copied }];
    const split = parted(copied, (one) => failure === 'primera' && one.pair === 0 && one.origin === 'm');
    return at('hijas') ? halves(split) : [{ chromosomes: split }];
  }
  const hasCrossed = state.hasCrossing && at('profase-1');
  const copied = before(pairs, isCopied, hasCrossed);
  if (!at('metafase-1')) return [{ chromosomes: copied }];
  const isFlipped = (pair: number) => pair < DRAWN_PAIRS && (orientation & (1 << pair)) !== 0;
  const turned = copied.map((one): Chromosome => {
    const isFirst = (one.origin === 'm') !== isFlipped(one.pair);
    const stays = failure === 'primera' && one.pair === 0 && at('anafase-1');
    return { ...one, pole: isFirst || stays ? -1 : 1 };
  });
  if (!at('telofase-1')) return [{ chromosomes: turned }];
  const two = halves(turned);
  if (!at('anafase-2')) return two;
  const split = two.map((cell, index) => ({
    chromosomes: parted(cell.chromosomes, (one) => failure === 'segunda' && index === 0 && one.pair === 0),
  }));
  return at('gametos') ? split.flatMap((cell) => halves(cell.chromosomes)) : split;
}

export const chromosomesOf = (cell: Cell): number => cell.chromosomes.length;
export const chromatidsOf = (cell: Cell): number =>
  cell.chromosomes.reduce((sum, { chromatids }) => sum + chromatids.length, 0);

/** DNA of a cell in C, what one set of uncopied chromosomes has; as if all chromosomes were of one size. */
export const dnaOf = (cell: Cell, pairs: number): number => chromatidsOf(cell) / pairs;

/** DNA of the cell that is followed, with what of the copy is done: it grows through S. For the graph. */
export function dnaAt(state: DivisionState, shown: number): number {
  const low = Math.floor(shown);
  const of = (stage: number) => dnaOf(cellsOf(state, stage)[0] as Cell, state.pairs);
  const here = of(clamp(low, 0, stagesOf(state).length - 1));
  // Nothing but the copy is gradual: it is done at the end of the way from G1 to S.
  return low === 0 && shown > 0 ? here + (of(1) - here) * (shown - low) : here;
}

/** Furthest stage that can be reached: without a spindle the control of M stops it, with damage that of G1, if there is one. */
export function lastStage(state: DivisionState): number {
  if (state.hasDamage && state.hasControl) return indexOf(state.kind, 'g1');
  if (state.failure === 'huso') return indexOf(state.kind, state.kind === 'mitosis' ? 'metafase' : 'metafase-1');
  return stagesOf(state).length - 1;
}

export const isFinished = (state: DivisionState): boolean => state.stage === stagesOf(state).length - 1;

/** Stages a second of the model that the drawing goes by. */
const SHOWN_PER_SECOND = 0.9;

export function stepDivision(state: DivisionState, seconds: number): void {
  const way = state.stage - state.shown;
  const most = SHOWN_PER_SECOND * seconds;
  state.shown = Math.abs(way) <= most ? state.stage : state.shown + Math.sign(way) * most;
}

/** Goes to a stage, as far as it can be reached; the drawing follows by steps where it is the next one, at once otherwise. */
export function goToStage(state: DivisionState, stage: number): void {
  const to = clamp(Math.round(stage), 0, lastStage(state));
  state.shown = Math.abs(to - state.stage) === 1 ? state.stage : to;
  state.stage = to;
  if (state.kind === 'meiosis' && isFinished(state)) {
    for (const cell of cellsOf(state)) {
      const combination = combinationOf(cell);
      if (combination !== null) state.gametes |= 1 << combination;
    }
  }
}

/** Which parents' centromeres the first two pairs have: 0 is mother-mother, 3 father-father; `null` where it is no normal gamete. */
export function combinationOf(cell: Cell): number | null {
  const of = (pair: number) => cell.chromosomes.filter((one) => one.pair === pair);
  const [first, second] = [of(0), of(1)];
  if (first.length !== 1 || second.length !== 1) return null;
  return (first[0]?.origin === 'p' ? 2 : 0) + (second[0]?.origin === 'p' ? 1 : 0);
}

/** Another cell with other settings begins at G1; what gametes were seen is forgotten where it makes another experiment. */
export function change(state: DivisionState, changes: Partial<DivisionState>): void {
  Object.assign(state, { stage: 0, shown: 0, gametes: 0, generation: 0 }, changes);
  state.pairs = Math.round(clamp(state.pairs, 1, PAIRS_MAX));
  if (state.kind === 'mitosis' && state.failure === 'segunda') state.failure = 'ninguno';
}

/** Turns a pair in metaphase I; the cell goes back there if it is further. */
export function turn(state: DivisionState, pair: number): void {
  if (state.kind !== 'meiosis' || pair < 0 || pair >= Math.min(state.pairs, DRAWN_PAIRS)) return;
  state.orientation ^= 1 << pair;
  const aligned = indexOf('meiosis', 'metafase-1');
  if (state.stage > aligned) {
    state.stage = aligned;
    state.shown = aligned;
  }
}

/** Follows one of two daughters into its own cycle. */
export function nextCycle(state: DivisionState): void {
  if (state.kind !== 'mitosis' || !isFinished(state) || state.failure !== 'ninguno') return;
  state.generation = Math.min(state.generation + 1, GENERATIONS_MAX);
  state.stage = 0;
  state.shown = 0;
}

/** Cells that the line has, all alike. */
export const lineOf = (state: DivisionState): number =>
  2 ** state.generation * (state.kind === 'mitosis' && isFinished(state) ? 2 : 1);

/** Gametes that independent orientation alone can make: 2ⁿ. */
export const combinations = (pairs: number): number => 2 ** pairs;

function inside(cell: Cell, pairs: number): string {
  return `${count(chromosomesOf(cell), 'cromosoma')} y ${count(chromatidsOf(cell), 'cromátida')} (${number(dnaOf(cell, pairs), 2)}C de ADN)`;
}

const NOUN = { mitosis: 'Mitosis', meiosis: 'Meiosis' } as const;

export function describeDivision(state: DivisionState): string {
  const cells = cellsOf(state);
  const stage = stageOf(state);
  const head = `${NOUN[state.kind]} con 2n = ${2 * state.pairs}: ${stage.name}. ${stage.words}`;
  const kinds = new Map<string, number>();
  for (const cell of cells) {
    const words = inside(cell, state.pairs);
    kinds.set(words, (kinds.get(words) ?? 0) + 1);
  }
  const told = [...kinds].map(([words, amount]) =>
    cells.length === 1 ? words : `${count(amount, 'célula')} con ${words}${amount > 1 ? ' cada una' : ''}`,
  );
  const content = cells.length === 1 ? `Hay una célula con ${told[0]}.` : `Hay ${list(told)}.`;
  return [head, content, ...notes(state, cells)].join(' ');
}

/** Whose it is, and whether a piece of it is the other's. */
function sign({ origin, chromatids }: Chromosome): string {
  const isMixed = chromatids.some((pieces) => pieces.some((piece) => piece !== origin));
  return (origin === 'm' ? 'M' : 'P') + (isMixed ? '*' : '');
}

/** What is out of the ordinary, and what can be told of gametes. */
function notes(state: DivisionState, cells: readonly Cell[]): string[] {
  const words: string[] = [];
  if (state.hasDamage) {
    words.push(
      state.hasControl
        ? 'Su ADN está dañado y el control de G1 la detiene: no copia el daño.'
        : `Su ADN está dañado y ningún control la detiene: ${count(lineOf(state), 'célula')} con el daño.`,
    );
  } else if (state.kind === 'mitosis' && lineOf(state) > 1) {
    words.push(`De la primera célula vienen ya ${number(lineOf(state))}.`);
  }
  if (state.failure === 'huso' && state.stage === lastStage(state)) {
    words.push('Sin huso, nada tira de los cromosomas: el control de la división la deja detenida aquí.');
  }
  if (state.kind === 'meiosis' && isFinished(state)) {
    const whole = cells.filter((cell) => chromosomesOf(cell) === state.pairs).length;
    if (state.failure === 'primera' || state.failure === 'segunda') {
      words.push(
        `${count(whole, 'célula tiene', 'células tienen')} n = ${state.pairs}; ${4 - whole} tienen uno de más o de menos.`,
      );
    } else {
      const types = cells.map((cell) =>
        cell.chromosomes
          .filter(({ pair }) => pair < DRAWN_PAIRS)
          .map(sign)
          .join('-'),
      );
      words.push(
        `De madre (M) o padre (P), por par: ${list(types)}.${state.hasCrossing ? ' El asterisco marca un cromosoma con un trozo del otro.' : ''}`,
      );
    }
  }
  return words;
}
