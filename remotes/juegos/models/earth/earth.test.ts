import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replay } from '../simulation.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { EARTH_KM } from './ak135.ts';
import { describeMark } from './describe.ts';
import { EARTH, type EarthInput } from './earth.ts';
import { CASES, RECORD_SECONDS } from './epicentre.ts';
import { BORDERS, MOST_YEARS } from './plates.ts';
import { type EarthState, MAP, QUAKE_SECONDS, VIEWS } from './state.ts';

it('is sound', () => expectSound(EARTH));

function challenge(id: string) {
  const found = EARTH.challenges.find((one) => one.id === id);
  if (!found) throw new Error(`no challenge ${id}`);
  const state = found.from === undefined ? EARTH.start() : EARTH.decode(found.from);
  if (!state) throw new Error(`${id} begins nowhere`);
  return { state, judge: found.judge };
}

/** One does something and reads; one knows only what the words say. */
function play(id: string) {
  const { state, judge } = challenge(id);
  return {
    state,
    do: (...inputs: readonly EarthInput[]) => {
      for (const input of inputs) EARTH.apply(state, input);
    },
    wait: () => {
      while (!EARTH.isAtRest?.(state)) EARTH.step(state);
    },
    /** Words of the summary and of the judge. */
    read: () => `${EARTH.describe(state)} ${judge(state).words}`,
    isDone: () => judge(state).isDone,
  };
}

const number = (text: string | undefined) => Number((text ?? '').replaceAll('.', '').replace(',', '.'));

it('finds the liquid layer by its words', () => {
  const game = play('la-capa-liquida');
  for (let km = 0; !game.read().includes('líquido') && km < EARTH_KM; km += 500) game.do({ kind: 'depth', km });
  expect(game.isDone()).toBe(true);
  expect(game.read()).toContain('las S no pasan');
  game.do({ kind: 'open', degrees: 0 });
  expect(game.isDone()).toBe(false);
  expect(game.read()).not.toContain('núcleo externo');
});

it('gives a temperature to the depth of an estimate, and says where there is none', () => {
  const state = EARTH.start();
  const at = (km: number) => {
    EARTH.apply(state, { kind: 'depth', km });
    return EARTH.describe(state);
  };
  expect(at(400)).toContain(
    'Temperatura estimada a 410 km: 1.839 K (1.566 °C), con un margen de 38 K (Katsura, 2022).',
  );
  expect(at(5200)).toContain('Temperatura estimada a 5.153,5 km: 6.230 K');
  for (const km of [10, 2892, EARTH_KM]) {
    expect(at(km)).toContain('el modelo no da temperatura; la estimación más próxima');
  }
});

it('finds mantle that is a plate by its words', () => {
  const game = play('manto-que-es-placa');
  game.do({ kind: 'division', to: 'mecanica' }, { kind: 'depth', km: 10 });
  expect(game.read()).toContain('por composición es corteza');
  expect(game.isDone()).toBe(false);
  game.do({ kind: 'depth', km: 70 });
  expect(game.isDone()).toBe(true);
  game.do({ kind: 'division', to: 'composicion' });
  expect(game.isDone()).toBe(false);
});

it('finds where no S comes, once all waves are through', () => {
  const game = play('al-otro-lado-sin-s');
  game.do({ kind: 'station', index: 2, degrees: 180 });
  expect(game.read()).toContain('El sismo todavía no ocurre');
  game.do({ kind: 'quake' });
  EARTH.step(game.state);
  expect(game.isDone()).toBe(false);
  game.wait();
  expect(game.isDone()).toBe(true);
  expect(game.read()).toMatch(/Estación C \(180°\): PKIKP a los 20 min 1[23] s\./);
});

it('moves a fault by its words', () => {
  const game = play('corrido-de-lado');
  for (const to of BORDERS) {
    game.do({ kind: 'border', to });
    if (game.read().includes('de lado')) break;
  }
  game.do({ kind: 'move', on: true });
  while (!game.isDone()) EARTH.step(game.state);
  expect(number(/van ([\d.,]+) km/.exec(game.read())?.[1])).toBeCloseTo(200, 0);
  expect(game.read()).toContain('no hay volcanes');
});

it('finds the distance of twice the delay by halving', () => {
  const game = play('doble-de-atraso');
  let [low, high] = [30, 98];
  game.do({ kind: 'seconds', to: QUAKE_SECONDS });
  while (!game.isDone() && high - low > 1) {
    const degrees = Math.round((low + high) / 2);
    game.do({ kind: 'station', index: 0, degrees });
    const delay = number(/Estación A .*?\(([\d.]+) s\)/.exec(EARTH.describe(game.state))?.[1]);
    if (delay < 598) low = degrees;
    else high = degrees;
  }
  expect(game.isDone()).toBe(true);
  expect(game.state.stations[0]).toBeGreaterThan(60);
});

it('finds the edge of the shadow, and the wave within it', () => {
  const edge = play('borde-de-la-sombra');
  edge.do({ kind: 'seconds', to: QUAKE_SECONDS });
  const hasP = (degrees: number) => {
    edge.do({ kind: 'station', index: 0, degrees });
    return /Estación A \(\d+°\): P a los/.test(EARTH.describe(edge.state));
  };
  let degrees = 60;
  while (hasP(degrees)) degrees += 1;
  edge.do({ kind: 'station', index: 1, degrees: degrees - 5 });
  expect(edge.isDone()).toBe(true);

  const lehmann = play('la-onda-de-lehmann');
  lehmann.do({ kind: 'seconds', to: QUAKE_SECONDS });
  for (let at = degrees; !lehmann.isDone() && at < 180; at += 5) lehmann.do({ kind: 'station', index: 0, degrees: at });
  expect(lehmann.isDone()).toBe(true);
  expect(lehmann.read()).toMatch(/Estación A \(1[12]\d°\): PKIKP/);
});

it('makes a hundred kilometres of floor, a volcanic arc, a deep quake and a mountain', () => {
  const floor = play('fondo-nuevo');
  floor.do({ kind: 'border', to: 'divergente' }, { kind: 'rate', mm: 50 }, { kind: 'years', to: 4e6 });
  expect(floor.read()).toContain('nacieron 200 km');
  floor.do({ kind: 'rate', mm: 25 });
  expect(floor.isDone()).toBe(true);

  const arc = play('arco-volcanico');
  arc.do({ kind: 'border', to: 'subduccion' }, { kind: 'move', on: true });
  while (!arc.isDone()) {
    expect(EARTH.describe(arc.state)).not.toContain('Hay un arco');
    EARTH.step(arc.state);
  }
  expect(EARTH.describe(arc.state)).toContain('Hay un arco de volcanes a 2');

  const town = play('bajo-la-ciudad');
  town.do({ kind: 'years', to: MOST_YEARS });
  for (let km = 50; !town.isDone() && km <= 500; km += 5) town.do({ kind: 'site', km });
  expect(town.isDone()).toBe(true);
  expect(town.state.siteKm).toBeGreaterThan(270);

  const mountain = play('montana-con-raiz');
  mountain.do({ kind: 'border', to: 'colision' }, { kind: 'years', to: MOST_YEARS });
  expect(mountain.isDone()).toBe(true);
  expect(mountain.read()).toContain('La corteza mide 70 km y la cordillera se alza 5,3 km');
});

/** Reads onsets as one hears them: where the movement after a mark is a multiple of that before it. */
function onset(quakeIndex: number, station: number, from: number): number {
  const quake = CASES[quakeIndex];
  if (!quake) throw new Error('no such quake');
  for (let second = from; second <= RECORD_SECONDS; second += 1) {
    const [, before, after] = /: de ([\d,]+) a ([\d,]+)$/.exec(describeMark(quake, station, second)) ?? [];
    if (number(after) > 0.4 && number(after) > 1.8 * number(before)) {
      // The step is within the four seconds that are read: it is where they differ most.
      const rises = [0, 1, 2, 3, 4].map((more) => {
        const [, low, high] = /: de ([\d,]+) a ([\d,]+)$/.exec(describeMark(quake, station, second + more)) ?? [];
        return number(high) - number(low);
      });
      return second + rises.indexOf(Math.max(...rises));
    }
  }
  throw new Error('nothing is heard');
}

it('locates each epicentre within a degree by words alone', () => {
  for (const quakeIndex of CASES.keys()) {
    const game = play('epicentro-de-tres');
    game.do({ kind: 'case', index: quakeIndex });
    for (const index of [0, 1, 2] as const) {
      const p = onset(quakeIndex, index, 4);
      game.do({ kind: 'pick', index, wave: 'p', second: p });
      game.do({ kind: 'pick', index, wave: 's', second: onset(quakeIndex, index, p + 5) });
    }
    expect(game.read()).toMatch(
      /queda a [\d.]+ km del círculo de [^,]+, a [\d.]+ km del de [^,]+ y a [\d.]+ km del de /,
    );
    const miss = () => {
      const told = [...EARTH.describe(game.state).matchAll(/o sea ([\d.]+) km; tu epicentro queda a ([\d.]+) km/g)];
      expect(told).toHaveLength(3);
      return Math.max(...told.map(([, circle, guess]) => Math.abs(number(circle) - number(guess))));
    };
    // From coarse to fine, as one moves two sliders.
    for (const [step, reach] of [
      [2, 31],
      [0.5, 3],
      [0.1, 0.8],
    ] as const) {
      const { latitude, longitude } = game.state.guess;
      let best = { miss: Number.POSITIVE_INFINITY, latitude, longitude };
      for (let up = -reach; up <= reach; up += step) {
        for (let right = -Math.min(reach, 20); right <= Math.min(reach, 20); right += step) {
          const guess = { latitude: latitude + up, longitude: longitude + right };
          game.do({ kind: 'guess', ...guess });
          const now = miss();
          if (now < best.miss) best = { miss: now, ...game.state.guess };
        }
      }
      game.do({ kind: 'guess', latitude: best.latitude, longitude: best.longitude });
    }
    expect(game.read(), game.read()).toContain(CASES[quakeIndex]?.name);
    expect(game.isDone()).toBe(true);
    // Luck is none: without what was read it is not found.
    game.do({ kind: 'pick', index: 0, wave: 's', second: 0 });
    expect(game.isDone()).toBe(false);
  }
});

const finite = fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e7, max: 1e8 });

const inputs: fc.Arbitrary<EarthInput> = fc.oneof(
  fc.constantFrom(...VIEWS).map((to) => ({ kind: 'view' as const, to })),
  fc.constantFrom('composicion' as const, 'mecanica' as const).map((to) => ({ kind: 'division' as const, to })),
  finite.map((km) => ({ kind: 'depth' as const, km })),
  finite.map((degrees) => ({ kind: 'open' as const, degrees })),
  fc.record({
    kind: fc.constant('station' as const),
    index: fc.constantFrom(0 as const, 1 as const, 2 as const),
    degrees: finite,
  }),
  fc.constantFrom(
    { kind: 'quake' as const },
    { kind: 'move' as const, on: true },
    { kind: 'move' as const, on: false },
  ),
  finite.map((to) => ({ kind: 'seconds' as const, to })),
  fc.constantFrom(...BORDERS).map((to) => ({ kind: 'border' as const, to })),
  finite.map((mm) => ({ kind: 'rate' as const, mm })),
  finite.map((to) => ({ kind: 'years' as const, to })),
  finite.map((km) => ({ kind: 'site' as const, km })),
  finite.map((index) => ({ kind: 'case' as const, index })),
  fc.record({
    kind: fc.constant('pick' as const),
    index: fc.constantFrom(0 as const, 1 as const, 2 as const),
    wave: fc.constantFrom('p' as const, 's' as const),
    second: finite,
  }),
  fc.record({ kind: fc.constant('guess' as const), latitude: finite, longitude: finite }),
);

const isSane = (state: EarthState) =>
  [state.depthKm, state.openDegrees, ...state.stations, state.rateMm, state.years, state.siteKm, state.caseIndex].every(
    (value) => Number.isInteger(value) && value >= 0,
  ) &&
  state.guess.latitude >= MAP.south &&
  state.guess.latitude <= MAP.north;

it('takes whatever is done, plays it again to the bit, and is shared by its settings', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(200), inputs), { maxLength: 25 }), (done) => {
      const recording = {
        from: '',
        inputs: done.sort(([one], [other]) => one - other),
        steps: 260,
      };
      for (const [, input] of done) expect(EARTH.input.safeParse(input).success).toBe(true);
      const state = replay(EARTH, recording);
      if (!state) throw new Error('it did not begin');
      expect(isSane(state)).toBe(true);
      expect(replay(EARTH, recording)).toEqual(state);
      expect(EARTH.describe(state)).not.toMatch(/NaN|undefined|Infinity/);
      for (const { judge } of EARTH.challenges) expect(judge(state).words).not.toMatch(/NaN|undefined|Infinity/);
      const text = EARTH.encode(state);
      const shared = EARTH.decode(text);
      expect(shared && EARTH.encode(shared)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

it('reads no address that says what cannot be', () => {
  for (const text of [
    '',
    'capas',
    'nada.1',
    'ondas.30.60.200.ambas',
    'ondas.30.60.90',
    'ondas.a.1.2.p',
    'epicentro.0',
    'epicentro.6',
    'placas.x.1.2',
    'capas.composicion.99999.1',
    'capas.composicion.10.20.30',
  ]) {
    expect(EARTH.decode(text), text).toBeNull();
  }
  expect(EARTH.decode('ondas.0.103.180.s')?.stations).toEqual([0, 103, 180]);
});

it('rests but where its own time passes', () => {
  const state = EARTH.start();
  for (const view of VIEWS) {
    EARTH.apply(state, { kind: 'view', to: view });
    expect(EARTH.isAtRest?.(state)).toBe(true);
  }
  EARTH.apply(state, { kind: 'view', to: 'ondas' });
  EARTH.apply(state, { kind: 'quake' });
  EARTH.apply(state, { kind: 'view', to: 'capas' });
  EARTH.step(state);
  expect(state.quakeSeconds).toBe(0);
});
