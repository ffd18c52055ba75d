import { expect, it } from 'vitest';
import { replay } from '../simulation.ts';
import { formatNumber, joinWords } from './format.ts';
import type { WavesInput } from './inputs.ts';
import { hearing } from './sound.ts';
import type { WavesState } from './state.ts';
import { TEACHER_QUESTIONS } from './teacher-questions.ts';
import { WAVES } from './waves.ts';

const played = (from: string, inputs: readonly WavesInput[], seconds: number): WavesState => {
  const state = replay(WAVES, { from, inputs: inputs.map((input) => [0, input]), steps: seconds * 240 });
  if (state === null) throw new Error(`"${from}" cannot be read`);
  return state;
};

/** Frequencies, to the nearest 0.05 Hz, at which the motor moves the string most. */
function resonances(end: string): string {
  const tried = Array.from({ length: 35 }, (_, index) => Math.round(100 * (0.1 + index * 0.05)) / 100);
  const heights = tried.map((hertz) => {
    const state = played(`T=9&fin=${end}&con=motor&A=1&f=${hertz}&roce=0.4`, [], 20);
    let most = 0;
    for (let step = 0; step < 240 / hertz; step += 1) {
      WAVES.step(state);
      most = Math.max(most, state.string.peakM);
    }
    return most;
  });
  const peaks = tried.filter((_, at) => {
    const [before = 0, here = 0, after = 0] = [heights[at - 1], heights[at], heights[at + 1]];
    return here > before && here > after && here > 0.013;
  });
  return joinWords(peaks.slice(0, 3).map((hertz) => formatNumber(hertz)));
}

/** Got out of the running model, not out of its formulas. */
const ASKED: Readonly<Record<string, () => string>> = {
  'cuatro-veces-la-tension': () =>
    joinWords(
      [4, 16].map((tension) => {
        const from = `${tension === 4 ? '' : `T=${tension}&`}roce=0&mide=crestas`;
        return `${formatNumber(played(from, [{ kind: 'pulse' }], 3).marks.watch.seconds)} s`;
      }),
    ),
  'pulso-en-cada-extremo': () =>
    joinWords(
      ['fin=fijo&', 'fin=libre&', 'fin=abierto&'].map((end) => {
        const { launch } = played(`${end}roce=0`, [{ kind: 'pulse' }], 3).string;
        return `${formatNumber((launch?.backM ?? Number.NaN) * 100, 1)} cm`;
      }),
    ),
  'armonicos-de-dos-extremos': () => `${resonances('fijo')} Hz; ${resonances('libre')} Hz`,
  'sirena-que-pasa': () => {
    const before = played('ver=doppler', [], 1);
    const after = played('ver=doppler', [], 24);
    return joinWords([before, after].map((state) => `${formatNumber(hearing(state.doppler, state.settings), 0)} Hz`));
  },
};

it.each(TEACHER_QUESTIONS)('$question', ({ id, answer }) => {
  expect(ASKED[id]?.()).toBe(answer);
});
