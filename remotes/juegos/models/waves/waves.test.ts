import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Challenge, type Recording, replay } from '../simulation.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { type WavesInput, wavesInput } from './inputs.ts';
import { DRIVES, ENDS, SETTING_NAMES, type SettingName, TOOLS, VIEWS, WATCH_BY } from './settings.ts';
import type { WavesState } from './state.ts';
import { WAVES } from './waves.ts';

const SECOND = 240;

/** Any input, wild numbers among them. */
const anyInput: fc.Arbitrary<WavesInput> = fc.oneof(
  fc.record({ kind: fc.constant('view' as const), to: fc.constantFrom(...VIEWS) }),
  fc.record({ kind: fc.constant('end' as const), to: fc.constantFrom(...ENDS) }),
  fc.record({ kind: fc.constant('drive' as const), to: fc.constantFrom(...DRIVES) }),
  fc.record({
    kind: fc.constant('set' as const),
    name: fc.constantFrom(...SETTING_NAMES),
    to: fc.oneof(fc.double({ min: -300, max: 1200, noNaN: true }), fc.double()),
  }),
  fc.record({ kind: fc.constant('show' as const), tool: fc.constantFrom(...TOOLS), on: fc.boolean() }),
  fc.record({ kind: fc.constant('hand' as const), to: fc.double({ min: -40, max: 40 }) }),
  fc.record({
    kind: fc.constantFrom('pulse' as const, 'two' as const, 'calm' as const, 'wipe' as const, 'pass' as const),
  }),
  fc.record({ kind: fc.constant('motor' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('watch' as const), press: fc.constantFrom('toggle' as const, 'zero' as const) }),
  fc.record({ kind: fc.constant('watch-by' as const), to: fc.constantFrom(...WATCH_BY) }),
);

const set = (name: SettingName, to: number): WavesInput => ({ kind: 'set', name, to });

it('holds what every game holds', () => {
  expectSound(WAVES);
});

describe('the state', () => {
  const recordings = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 900 }), anyInput), { maxLength: 24 })
    .map((inputs): Recording<WavesInput> => ({ from: '', steps: 900, inputs: inputs.toSorted(([a], [b]) => a - b) }));

  it('stays finite and can be told, shared and played again, whatever is done', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const state = replay(WAVES, recording) as WavesState;
        expect([...state.string.now].every(Number.isFinite)).toBe(true);
        expect(state.string.peakM).toBeLessThan(3);
        expect(WAVES.describe(state)).not.toMatch(/NaN|undefined|Infinity/);
        for (const challenge of WAVES.challenges) expect(challenge.judge(state).words).not.toMatch(/NaN|undefined/);
        const text = WAVES.encode(state);
        expect(text.length).toBeLessThanOrEqual(200);
        const read = WAVES.decode(text);
        expect(read && WAVES.encode(read)).toBe(text);
        expect(replay(WAVES, recording)).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });

  it('has inputs that the schema knows, and no others', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const isNumber = !('to' in input) || typeof input.to !== 'number' || Number.isFinite(input.to);
        expect(wavesInput.safeParse(input).success).toBe(isNumber);
      }),
    );
    expect(wavesInput.safeParse({ kind: 'set', name: 'gravity', to: 3 }).success).toBe(false);
  });

  it('rests until something is done, and again when the string has come to rest', () => {
    const state = WAVES.start();
    expect(WAVES.isAtRest?.(state)).toBe(true);
    WAVES.apply(state, set('damping', 1));
    WAVES.apply(state, { kind: 'pulse' });
    let seconds = 0;
    while (!WAVES.isAtRest?.(state) && seconds < 60) {
      for (let step = 0; step < SECOND; step += 1) WAVES.step(state);
      seconds += 1;
    }
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(30);
    WAVES.apply(state, { kind: 'watch', press: 'toggle' });
    expect(WAVES.isAtRest?.(state)).toBe(false);
  });

  it('never rests while a string without losses still vibrates', () => {
    const state = WAVES.decode('roce=0&T=1&mu=1&fin=libre') as WavesState;
    WAVES.apply(state, { kind: 'two' });
    for (let step = 0; step < 60 * SECOND; step += 1) {
      WAVES.step(state);
      if (WAVES.isAtRest?.(state)) throw new Error(`rests after ${step} steps`);
    }
  });
});

describe('addresses', () => {
  it('say what differs from the beginning', () => {
    const state = WAVES.decode('fin=libre&con=motor&T=9&f=0.75&usa=regla.reloj&mide=crestas') as WavesState;
    expect(state).toMatchObject({
      end: 'free',
      drive: 'oscillator',
      watchBy: 'crests',
      tools: { ruler: true, line: false },
    });
    expect(state.settings).toMatchObject({ tension: 9, frequency: 0.75, density: 0.25 });
    expect(state.string.isOscillating).toBe(true);
    expect(WAVES.encode(state)).toBe('fin=libre&con=motor&T=9&f=0.75&usa=regla.reloj&mide=crestas');
    expect(WAVES.encode(WAVES.start())).toBe('');
  });

  it.each(['T=17', 'T=4.1', 'T=9&T=9', 'T', 'T=9=9', 'fin=roto', 'usa=', 'z=1', '&', 'T=%39', 'vf=1e2'])(
    'that say something else are refused: %s',
    (text) => {
      expect(WAVES.decode(text)).toBeNull();
    },
  );
});

/** Each challenge as somebody does it who reads the words: the inputs that do it, and some that come near and do not. */
const PLAYED: Readonly<
  Record<string, { does: Recording<WavesInput>['inputs']; seconds: number; not?: WavesInput[][] }>
> = {
  'pulso-al-reves': {
    does: [
      [0, { kind: 'end', to: 'fixed' }],
      [10, { kind: 'pulse' }],
    ],
    seconds: 3,
    not: [[{ kind: 'pulse' }], [{ kind: 'end', to: 'open' }, { kind: 'pulse' }]],
  },
  'que-no-vuelva': {
    does: [
      [0, { kind: 'end', to: 'open' }],
      [10, { kind: 'pulse' }],
    ],
    seconds: 4,
    not: [
      [{ kind: 'pulse' }],
      [{ kind: 'end', to: 'free' }, { kind: 'pulse' }],
      [set('damping', 1), { kind: 'end', to: 'open' }, { kind: 'pulse' }],
    ],
  },
  'el-doble-de-alta': {
    does: [[0, set('amplitude', 10)]],
    seconds: 4,
    not: [[], [set('amplitude', 8)], [set('frequency', 3)], [set('amplitude', 10), set('frequency', 0.75)]],
  },
  'mas-apretada': {
    does: [[0, set('frequency', 1.5)]],
    seconds: 4,
    not: [[], [set('tension', 1)], [set('frequency', 0.5)], [set('amplitude', 10)]],
  },
  'una-octava': {
    does: [[0, set('tone', 440)]],
    seconds: 1,
    not: [[], [set('pressure', 0.2)], [set('tone', 440), set('pressure', 0.2)]],
  },
  'el-doble-de-rapido': {
    does: [
      [0, set('tension', 9)],
      [5, { kind: 'pulse' }],
    ],
    seconds: 2,
    not: [
      [{ kind: 'pulse' }],
      [set('tension', 4.5), { kind: 'pulse' }],
      [set('tension', 9), set('density', 0.3), { kind: 'pulse' }],
    ],
  },
  'mide-la-longitud': {
    does: [
      [600, set('markA', 1)],
      [620, set('markB', 3.4)],
    ],
    seconds: 3,
    not: [[], [set('markA', 1), set('markB', 2.2)]],
  },
  'cruce-sin-huella': {
    does: [
      [0, set('second', -8)],
      [5, { kind: 'two' }],
    ],
    seconds: 1,
    not: [
      [{ kind: 'two' }],
      [set('second', -5), { kind: 'two' }],
      [set('second', 1), { kind: 'two' }],
      [{ kind: 'pulse' }],
    ],
  },
  'la-sirena': {
    does: [[0, set('source', 31)]],
    seconds: 2,
    not: [[], [set('source', -31)], [set('observer', -34)], [set('tone', 485)]],
  },
  'tercer-armonico': {
    does: [[0, set('frequency', 1.5)]],
    seconds: 20,
    not: [[], [set('frequency', 1)], [set('frequency', 1.75)], [{ kind: 'end', to: 'free' }, set('frequency', 1.25)]],
  },
  'con-la-punta-libre': {
    does: [[0, set('frequency', 0.75)]],
    seconds: 20,
    not: [[], [set('frequency', 0.5)], [set('frequency', 1.25)]],
  },
  'afina-con-la-tension': {
    does: [[0, set('tension', 9)]],
    seconds: 20,
    not: [[], [set('tension', 2)], [set('frequency', 0.67)], [set('tension', 16)]],
  },
  'el-que-escucha-se-mueve': {
    does: [[0, set('observer', 34)]],
    seconds: 2,
    not: [[], [set('observer', -34)], [set('source', -38)]],
  },
};

/** Ways round a challenge: at no moment of them may it be done. Times in seconds. */
const TRICKS: readonly (readonly [id: string, what: string, inputs: readonly (readonly [number, WavesInput])[]])[] = [
  ['pulso-al-reves', 'the hand turns a crest round that came back from the free end', [[0, { kind: 'pulse' }]]],
  [
    'pulso-al-reves',
    'a pulse before, turned round by the hand, comes back with the second',
    [
      [0, { kind: 'pulse' }],
      [3.3, { kind: 'pulse' }],
    ],
  ],
  [
    'que-no-vuelva',
    'a faster string, where a slow pulse would be back by now',
    [
      [0, set('tension', 1)],
      [0, { kind: 'pulse' }],
      [2, set('tension', 16)],
    ],
  ],
  [
    'que-no-vuelva',
    'a motor hides the small pulse that comes back',
    [
      [0, set('amplitude', 1)],
      [0, { kind: 'pulse' }],
      [1.05, set('amplitude', 12)],
      [1.05, set('frequency', 3)],
      [1.05, { kind: 'motor', on: true }],
    ],
  ],
  ['el-doble-de-alta', 'a free end sends the wave back upon itself', [[0, { kind: 'end', to: 'free' }]]],
  ['el-doble-de-alta', 'a fixed end sends the wave back upon itself', [[0, { kind: 'end', to: 'fixed' }]]],
  [
    'el-doble-de-alta',
    'a wave that grew at a free end has not left the string yet',
    [
      [0, { kind: 'end', to: 'free' }],
      [4.5, { kind: 'end', to: 'open' }],
    ],
  ],
  [
    'el-doble-de-alta',
    'losses bring a wave down to what is asked for',
    [
      [0, set('amplitude', 12)],
      [0, set('damping', 0.15)],
    ],
  ],
  [
    'el-doble-de-rapido',
    'half of the way slow, half of it fast',
    [
      [0, { kind: 'pulse' }],
      [0.75, set('tension', 16)],
    ],
  ],
  [
    'el-doble-de-rapido',
    'one crest passes A, and another one B',
    [
      [0, { kind: 'pulse' }],
      [2 / 3, { kind: 'pulse' }],
      [1, { kind: 'watch', press: 'zero' }],
    ],
  ],
  [
    'cruce-sin-huella',
    'a faster string, where two slow crests would have met by now',
    [
      [0, set('tension', 1)],
      [0, { kind: 'two' }],
      [0.5, set('tension', 16)],
      [0.6, set('tension', 1)],
    ],
  ],
];

describe('challenges', () => {
  const judged = (
    { from = '', judge }: Challenge<WavesState>,
    inputs: Recording<WavesInput>['inputs'],
    seconds: number,
  ) => {
    const state = replay(WAVES, { from, inputs, steps: seconds * SECOND });
    if (state === null) throw new Error(`"${from}" cannot be read`);
    return judge(state);
  };

  it('have their right explanation now here, now there', () => {
    const places = WAVES.challenges.map(({ explain }) => explain.options.findIndex(({ isRight }) => isRight));
    for (const place of [0, 1, 2]) expect(places.filter((one) => one === place).length).toBeGreaterThanOrEqual(3);
  });

  it('are all played here', () => {
    expect(Object.keys(PLAYED).toSorted()).toEqual(WAVES.challenges.map(({ id }) => id).toSorted());
  });

  it.each(WAVES.challenges.map((challenge) => [challenge.id, challenge] as const))(
    '%s can be done, and not by what is near',
    (id, challenge) => {
      const { does, seconds, not = [] } = PLAYED[id] as (typeof PLAYED)[string];
      const done = judged(challenge, does, seconds);
      expect(done, done.words).toMatchObject({ isDone: true });
      for (const inputs of not) {
        const verdict = judged(
          challenge,
          inputs.map((input) => [0, input] as const),
          seconds,
        );
        expect(verdict, `${JSON.stringify(inputs)}: ${verdict.words}`).toMatchObject({ isDone: false });
      }
    },
  );

  it.each(TRICKS)('%s is not done where %s', (id, _, inputs) => {
    const challenge = WAVES.challenges.find((one) => one.id === id);
    const state = WAVES.decode(challenge?.from ?? '');
    if (!challenge || !state) throw new Error(id);
    let next = 0;
    for (let step = 0; step < 10 * SECOND; step += 1) {
      for (let entry = inputs[next]; entry && entry[0] * SECOND <= step; entry = inputs[next]) {
        WAVES.apply(state, entry[1]);
        next += 1;
      }
      WAVES.step(state);
      const { isDone, words } = challenge.judge(state);
      if (isDone) throw new Error(`after ${step / SECOND} s: ${words}`);
    }
    expect(next).toBe(inputs.length);
  });
});

describe('words', () => {
  const tell = (from: string, inputs: Recording<WavesInput>['inputs'], seconds: number) =>
    WAVES.describe(replay(WAVES, { from, inputs, steps: Math.round(seconds * SECOND) }) as WavesState);

  it('tell a string, a pulse and where it goes', () => {
    expect(tell('', [], 0)).toBe(
      'Cuerda de 6 m con 4 N de tensión y 0,25 kg por metro, roce γ de 0,1 por segundo y extremo derecho fijo. Está quieta y recta.',
    );
    expect(tell('roce=0', [[0, { kind: 'pulse' }]], 1.125)).toMatch(
      /Hay una cresta de 8 cm en 4 m, hacia la derecha\.$/,
    );
    expect(tell('roce=0', [[0, { kind: 'pulse' }]], 2.125)).toMatch(
      /Hay un valle de 8 cm en 4 m, hacia la izquierda\.$/,
    );
    expect(tell('roce=0&A2=-6', [[0, { kind: 'two' }]], 0)).toMatch(
      /Hay una cresta de 8 cm en 1 m, hacia la derecha; un valle de 6 cm en 5 m, hacia la izquierda\.$/,
    );
  });

  it('tell a standing wave by its nodes, and what tools show', () => {
    expect(tell('T=9&con=motor&A=3&f=1.5&roce=0.2', [], 30)).toMatch(
      /El motor la mueve a 1,5 Hz con 3 cm de amplitud\. Onda estacionaria, armónico 3: 4 nodos, en 0, 2, 4 y 6 m, y 3 vientres de 1\d(,\d)? cm de amplitud\.$/,
    );
    expect(tell('roce=0&usa=regla.reloj&mide=crestas', [[0, { kind: 'pulse' }]], 1.5)).toMatch(
      /Marca A en 1 m, ahora a 0 cm \(entre 0 cm y 8 cm\); marca B en 5 m.*: 4 m entre ellas\. Cronómetro: 1 s, detenido\.$/,
    );
  });

  it('tell a sound and what is heard of it', () => {
    expect(tell('ver=sonido', [], 1)).toMatch(/^Sonido de 440 Hz en aire a 20 °C: .* 71 dB\. .* 0,78 m\./);
    expect(tell('ver=doppler', [], 1)).toMatch(
      /va a 30 m\/s \(108 km\/h\) hacia la derecha; el observador está quieto\. .* y se acercan\. El observador oye 482 Hz: más agudo/,
    );
    expect(tell('ver=doppler&vf=100', [], 8)).toMatch(/y se alejan\. El observador oye 341 Hz: más grave/);
  });
});
