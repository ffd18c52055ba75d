import * as z from 'zod/mini';
import type { Challenge, Simulation } from '../simulation.ts';

/** A cart on a track of 10 m: it can be pushed, and rolls until the end. */
export interface Cart {
  metres: number;
  metresPerSecond: number;
}

export interface Push {
  readonly by: number;
}

const PUSH_MAX = 5;
const TRACK_METRES = 10;

const reach = (metres: number): Challenge<Cart> => ({
  id: `llegar-a-${metres}`,
  level: metres < 4 ? 1 : metres < 8 ? 2 : 3,
  contents: ['ciencias.fisica.ondas.rapidez'],
  title: `Lleva el carro a ${metres} m`,
  task: `Empuja el carro hasta que pase los ${metres} m.`,
  predict: { question: '¿Sigue solo cuando lo sueltas?', options: ['Sigue', 'Se detiene'] },
  judge: (cart) => ({ isDone: cart.metres >= metres, words: `Va en ${cart.metres.toFixed(1)} m de ${metres} m.` }),
  explain: {
    question: '¿Por qué sigue?',
    options: [
      { text: 'Porque nada lo frena', isRight: true, feedback: 'Así es.' },
      { text: 'Porque guarda la fuerza', feedback: 'La fuerza no se guarda.' },
    ],
    words: 'Sin roce la velocidad no cambia.',
  },
});

export const CART: Simulation<Cart, Push> = {
  id: 'fuerza-roce',
  stepSeconds: 1 / 100,
  input: z.strictObject({ by: z.number() }),
  start: () => ({ metres: 0, metresPerSecond: 0 }),
  step(cart) {
    cart.metres = Math.min(TRACK_METRES, cart.metres + cart.metresPerSecond / 100);
    if (cart.metres === TRACK_METRES) cart.metresPerSecond = 0;
  },
  apply(cart, { by }) {
    cart.metresPerSecond = Math.max(-PUSH_MAX, Math.min(PUSH_MAX, cart.metresPerSecond + by));
  },
  isAtRest: ({ metresPerSecond }) => metresPerSecond === 0,
  describe: ({ metres, metresPerSecond }) =>
    `El carro está en ${metres.toFixed(1)} m y va a ${metresPerSecond.toFixed(1)} m/s.`,
  encode: ({ metres }) => `m${Math.round(metres)}`,
  decode(text) {
    const metres = /^m(\d{1,2})$/.exec(text)?.[1];
    return metres === undefined || Number(metres) > TRACK_METRES
      ? null
      : { metres: Number(metres), metresPerSecond: 0 };
  },
  challenges: [1, 2, 3, 4, 5, 6, 8, 9].map(reach),
};
