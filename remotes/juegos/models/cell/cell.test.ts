import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../simulation.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { CELL, type CellInput } from './cell.ts';
import { cellsOf, chromosomesOf } from './division.ts';
import { condition, osmoticPressure, turgor } from './osmosis.ts';
import { PART_IDS, PARTS_OF } from './parts.ts';
import type { CellState } from './state.ts';
import { TEACHER_QUESTIONS } from './teacher-questions.ts';
import { list, number, percent } from './words.ts';

it('is sound, as every game is', () => expectSound(CELL));

const rest = (state: CellState, seconds: number) => {
  for (let step = 0; step < seconds / CELL.stepSeconds && !CELL.isAtRest?.(state); step += 1) CELL.step(state);
};

/** One who sees nothing: gets words, and does what controls do. */
class Listener {
  readonly state: CellState;
  readonly #challenge;

  constructor(id: string) {
    const challenge = CELL.challenges.find((one) => one.id === id);
    const state = challenge && (challenge.from === undefined ? CELL.start() : CELL.decode(challenge.from));
    if (!challenge || !state) throw new Error(`no challenge ${id}`);
    this.#challenge = challenge;
    this.state = state;
  }

  get words(): string {
    return CELL.describe(this.state);
  }

  get isDone(): boolean {
    return this.#challenge.judge(this.state).isDone;
  }

  get verdict(): string {
    return this.#challenge.judge(this.state).words;
  }

  press(...inputs: CellInput[]): this {
    for (const input of inputs) CELL.apply(this.state, input);
    return this;
  }

  wait(seconds: number): this {
    rest(this.state, seconds);
    return this;
  }

  /** What stands before `unit` after `name` in the words. */
  hear(name: string): number {
    const found = new RegExp(`${name} (\\d+)`).exec(this.words);
    if (!found) throw new Error(`"${name}" is not in: ${this.words}`);
    return Number(found[1]);
  }

  /** Names each part after what it looks like alone. */
  nameAll(): this {
    const looks: readonly (readonly [RegExp, CellInput & { do: 'name' }])[] = PARTS_OF[this.state.parts.cell].map(
      (part) => {
        this.press({ do: 'choose', part });
        return [/Parte \d+: \S+/, { do: 'name', part, as: part }];
      },
    );
    for (const [pattern, input] of looks) {
      this.press({ do: 'choose', part: input.part });
      if (!this.state.parts.named[this.state.parts.cell].includes(input.part)) expect(this.words).toMatch(pattern);
      this.press(input);
    }
    return this;
  }
}

const stages = (listener: Listener, until: RegExp) => {
  for (let stage = 1; stage < 11 && !until.test(listener.words); stage += 1) listener.press({ do: 'stage', stage });
  return listener;
};

/** How each is done, from what is heard. */
const PLAYED: Readonly<Record<string, (listener: Listener) => void>> = {
  'nombrar-animal': (one) => one.nameAll(),
  'nombrar-bacteria': (one) => one.press({ do: 'look', cell: 'bacteria' }).nameAll(),
  'encoger-globulo': (one) => one.press({ do: 'solution', outside: 600 }).wait(60),
  'doce-cromosomas': (one) => stages(one, /12 cromosomas y 12 cromátidas/),
  'copiar-sin-compactar': (one) => stages(one, /: G2\./),
  'sin-energia': (one) => one.press({ do: 'switch', part: 'mitocondria', on: false }).wait(0.5),
  'arn-sin-proteinas': (one) => one.press({ do: 'switch', part: 'ribosoma', on: false }).wait(26),
  'planta-firme': (one) => one.press({ do: 'solution', outside: 50 }).wait(60),
  'cuatro-celulas': (one) => stages(one.press({ do: 'divide', kind: 'meiosis' }), /4 células con 4 cromosomas/),
  'sin-luz': (one) => one.press({ do: 'light', on: false }).wait(15),
  'al-borde'(one) {
    for (let outside = 300; outside > 0 && one.hear('volumen es') < 150; outside -= 10) {
      one.press({ do: 'solution', outside }).wait(60);
    }
  },
  'planta-sin-pared': (one) => one.press({ do: 'switch', part: 'pared', on: false }).wait(3),
  'todas-las-combinaciones'(one) {
    stages(one, /Cuatro células/).press({ do: 'turn', pair: 0 });
    stages(one, /Cuatro células/);
  },
  'medio-error': (one) => stages(one.press({ do: 'failure', failure: 'segunda' }), /2 células tienen n/),
  'sin-frenos'(one) {
    one.press({ do: 'control', on: false });
    for (let cycle = 0; cycle < 3; cycle += 1) {
      stages(one, /Dos células/);
      if (!one.isDone) one.press({ do: 'cycle' });
    }
  },
};

describe('challenges', () => {
  it.each(CELL.challenges.map(({ id }) => id))('%s is done by who only hears', (id) => {
    const listener = new Listener(id);
    expect(listener.isDone).toBe(false);
    PLAYED[id]?.(listener);
    expect(listener.isDone, listener.words).toBe(true);
  });

  it('are not done by what looks like it', () => {
    const tried: readonly (readonly [string, (one: Listener) => Listener])[] = [
      ['encoger-globulo', (one) => one.press({ do: 'solution', outside: 600 }).wait(0.5)],
      ['al-borde', (one) => one.press({ do: 'solution', outside: 100 }).wait(60)],
      ['medio-error', (one) => stages(one.press({ do: 'failure', failure: 'primera' }), /Cuatro/)],
      ['sin-energia', (one) => one.press({ do: 'switch', part: 'ribosoma', on: false }).wait(60)],
      ['arn-sin-proteinas', (one) => one.press({ do: 'switch', part: 'nucleo', on: false }).wait(100)],
      ['todas-las-combinaciones', (one) => stages(one.press({ do: 'crossing', on: true }), /Cuatro/)],
      ['sin-frenos', (one) => stages(one, /Dos células/)],
    ];
    for (const [id, play] of tried) expect(play(new Listener(id)).isDone, id).toBe(false);
  });

  it('tell what is off and what came of it', () => {
    const told = (id: string, ...inputs: CellInput[]) => new Listener(id).press(...inputs).wait(0.5).verdict;
    expect(told('sin-energia')).toBe('Célula completa: ATP 100\u00a0%, proteínas 100\u00a0%.');
    expect(told('sin-energia', { do: 'switch', part: 'mitocondria', on: false })).toMatch(/^Sin mitocondrias: ATP \d/);
    expect(told('planta-sin-pared', { do: 'switch', part: 'pared', on: false })).toMatch(
      /^Sin pared celular: reventó, con ATP \d/,
    );
  });

  it('end where their words say: half the concentration is the last that a red blood cell bears', () => {
    const at = (outside: number) => new Listener('al-borde').press({ do: 'solution', outside }).wait(60);
    expect([at(150).isDone, at(150).hear('volumen es')]).toEqual([true, 160]);
    expect([at(149).isDone, at(149).state.osmosis.hasBurst]).toEqual([false, true]);
  });
});

describe('the address', () => {
  const shared = [
    'partes.animal.celula.-',
    'partes.bacteria.organelo.nucleoide.nombrar',
    'falta.vegetal.cloroplasto+pared.sombra',
    'falta.bacteria.-',
    'osmosis.globulo.0',
    'osmosis.vegetal.1100',
    'division.meiosis.46.gametos.segunda.cruce.5',
    'division.mitosis.4.metafase.huso.sin-cruce.0',
    'division.mitosis.4.g1.ninguno.sin-cruce.0.control',
  ];
  it.each(shared)('%s says what it says', (text) => {
    const state = CELL.decode(text);
    expect(state && CELL.encode(state)).toBe(text);
  });

  it('reads short ones and refuses what cannot be', () => {
    const short = [
      'falta.animal',
      'partes.vegetal.tejido',
      // What lessons speak of.
      'partes.vegetal.organelo.cloroplasto',
      'falta.vegetal.-.sombra',
      'falta.bacteria.pared',
      'division.mitosis.78.anafase',
      'division.meiosis.38.telofase-1',
      'division.meiosis.4.metafase-1',
      'division.mitosis.4.g1.ninguno.sin-cruce.0.sin-control',
    ];
    for (const text of short) {
      expect(CELL.decode(text), text).not.toBeNull();
    }
    const wrong = [
      '',
      'nada',
      'partes.animal.celula.cloroplasto',
      'partes.animal.celula.-.nombrar.mas',
      'falta.animal.pared',
      'falta.animal.bomba+bomba',
      'osmosis.globulo.1101',
      'osmosis.globulo.-5',
      'osmosis.globulo.1e3',
      'division.mitosis.5.g1',
      'division.mitosis.0.g1',
      'division.mitosis.4.gametos',
      'division.mitosis.4.g1.segunda',
      'division.mitosis.4.anafase.huso',
      'division.meiosis.4.g1.ninguno.cruce.16',
    ];
    for (const text of wrong) expect(CELL.decode(text), text).toBeNull();
  });
});

it('takes whatever is pressed: the same recording, the same state, which its address keeps', () => {
  const input: fc.Arbitrary<CellInput> = fc.oneof(
    fc.constantFrom<CellInput>(
      ...(['partes', 'falta', 'osmosis', 'division'] as const).map((view) => ({ do: 'view' as const, view })),
      { do: 'renew' },
      { do: 'cycle' },
      { do: 'dip', cell: 'vegetal' },
      { do: 'grow', cell: 'bacteria' },
      { do: 'look', cell: 'vegetal' },
      { do: 'zoom', zoom: 'organelo' },
      { do: 'naming', on: true },
      { do: 'divide', kind: 'meiosis' },
      { do: 'failure', failure: 'segunda' },
      { do: 'crossing', on: true },
      { do: 'damage', on: true },
      { do: 'control', on: false },
      { do: 'light', on: false },
    ),
    fc.record({ do: fc.constant('solution' as const), outside: fc.double({ noNaN: true, min: -1e6, max: 1e6 }) }),
    fc.record({ do: fc.constant('stage' as const), stage: fc.integer({ min: -5, max: 20 }) }),
    fc.record({ do: fc.constant('pairs' as const), pairs: fc.double({ noNaN: true, min: -9, max: 99 }) }),
    fc.record({ do: fc.constant('turn' as const), pair: fc.integer({ min: -2, max: 9 }) }),
    fc.record({ do: fc.constant('choose' as const), part: fc.constantFrom(...PART_IDS) }),
    fc.record({
      do: fc.constant('name' as const),
      part: fc.constantFrom(...PART_IDS),
      as: fc.constantFrom(...PART_IDS),
    }),
    fc.record({
      do: fc.constant('switch' as const),
      part: fc.constantFrom('ribosoma' as const, 'pared' as const, 'mitocondria' as const),
      on: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(60), input), { maxLength: 25 }), (done) => {
      let at = 0;
      const inputs = done.map(([wait, one]): readonly [number, CellInput] => {
        at += wait;
        return [at, CELL.input.parse(one)];
      });
      const recording = { from: '', inputs, steps: at + 30 };
      const state = replay(CELL, recording);
      expect(replay(CELL, recording)).toEqual(state);
      if (!state) throw new Error('it begins as always');
      const address = CELL.encode(state);
      expect(address.length).toBeLessThanOrEqual(200);
      const again = CELL.decode(address);
      expect(again && CELL.encode(again), address).toBe(address);
      expect(CELL.describe(state)).not.toMatch(/NaN|undefined|null/);
    }),
    { numRuns: 80 },
  );
});

/** What the model says to each. */
const ANSWERED: Readonly<Record<string, () => string>> = {
  'doble-concentracion'() {
    const { osmosis } = rested('osmosis.globulo.600', 60);
    return `${percent(osmosis.volume)} del inicial; ${number(osmoticPressure(300, 310), 1)} atm`;
  },
  'agua-pura'() {
    const [red, plant] = [rested('osmosis.globulo.0', 60).osmosis, rested('osmosis.vegetal.0', 60).osmosis];
    const bursts = ({ hasBurst }: CellState['osmosis']) => (hasBurst ? 'sí' : 'no');
    return `El glóbulo rojo, ${bursts(red)}; la célula vegetal, ${bursts(plant)}: queda ${condition(plant)}, con ${number(turgor(plant), 1)} MPa`;
  },
  'par-que-no-se-separa'() {
    const counted = (text: string) =>
      list(cellsOf(rested(text, 0).division).map((cell) => String(chromosomesOf(cell))));
    return `${counted('division.meiosis.46.telofase-1')}; ${counted('division.meiosis.46.gametos.primera')}`;
  },
  'sin-respiracion'() {
    const { missing } = rested('falta.animal.mitocondria', 1);
    return `ATP ${percent(missing.atp)}, proteínas ${percent(missing.proteins)}`;
  },
};

const rested = (text: string, seconds: number): CellState => {
  const state = CELL.decode(text);
  if (!state) throw new Error(`"${text}" cannot be read`);
  rest(state, seconds);
  return state;
};

it.each(TEACHER_QUESTIONS.map((one) => [one.id, one] as const))('answers a teacher: %s', (id, { answer }) => {
  expect(ANSWERED[id]?.()).toBe(answer);
});
