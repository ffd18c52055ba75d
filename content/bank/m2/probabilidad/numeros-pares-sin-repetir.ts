import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { arrangements, integers } from '../../authoring/oracles.ts';

const CODES = [
  { what: 'números', used: 'para identificar los casilleros de un gimnasio' },
  { what: 'números', used: 'para numerar las muestras de un laboratorio' },
  { what: 'códigos', used: 'para las entradas de un festival' },
  { what: 'códigos', used: 'para los pedidos de una imprenta' },
] as const;

export default defineTemplate({
  id: 'm2-numeros-pares-sin-repetir',
  version: 1,
  content: 'm2.probabilidad.combinatoria.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(CODES),
    greatest: random.integer(5, 9),
    places: random.integer(3, 4),
    even: random.pick([true, false]),
  }),
  accepts: (p) => allDifferent([key(p), repeated(p), unconditioned(p), notTakenAway(p)]),
  stem: (p) =>
    md`Se forman ${p.what} de ${p.places} cifras ${p.used}, usando las cifras del 1 al ${p.greatest} sin repetirlas. ¿Cuántos de esos ${p.what} terminan en una cifra ${p.even ? 'par' : 'impar'}?`,
  key,
  oracle: (p) =>
    frac(
      arrangements(integers(1, p.greatest), p.places).filter((digits) => ((digits.at(-1) ?? 0) % 2 === 0) === p.even)
        .length,
    ),
  distractors: [
    {
      mistake: 'cifras-con-repeticion',
      answer: repeated,
      feedback: () => md`En tu cuenta una cifra puede aparecer más de una vez; el enunciado lo impide.`,
    },
    {
      mistake: 'cifras-olvida-la-condicion',
      answer: unconditioned,
      feedback: () => md`Contaste todos los que se pueden formar, cualquiera sea su última cifra.`,
    },
    {
      mistake: 'cifras-no-descuenta-la-usada',
      answer: notTakenAway,
      feedback: () => md`La cifra que va al final ya no está disponible para los otros lugares.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Partir por la condición',
      text: md`La última cifra debe ser ${p.even ? 'par' : 'impar'}: hay ${last(p)} posibilidades.`,
    },
    {
      title: 'Los otros lugares',
      text: md`Quedan ${p.greatest - 1} cifras para ${p.places - 1} lugares, sin repetir: $${rest(p, p.greatest - 1).join(' \\cdot ')} = ${product(rest(p, p.greatest - 1))}$.`,
    },
    {
      title: 'Principio multiplicativo',
      text: md`$${last(p)} \cdot ${product(rest(p, p.greatest - 1))}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly what: string;
  readonly greatest: number;
  readonly places: number;
  readonly even: boolean;
}

function last(p: Parameters): number {
  return p.even ? Math.floor(p.greatest / 2) : Math.ceil(p.greatest / 2);
}

function rest(p: Parameters, from: number): readonly number[] {
  return integers(0, p.places - 2).map((taken) => from - taken);
}

function product(factors: readonly number[]): number {
  return factors.reduce((result, factor) => result * factor, 1);
}

function key(p: Parameters) {
  return amountAnswer(last(p) * product(rest(p, p.greatest - 1)), p.what);
}

function repeated(p: Parameters) {
  return amountAnswer(last(p) * p.greatest ** (p.places - 1), p.what);
}

function unconditioned(p: Parameters) {
  return amountAnswer(p.greatest * product(rest(p, p.greatest - 1)), p.what);
}

function notTakenAway(p: Parameters) {
  return amountAnswer(last(p) * product(rest(p, p.greatest)), p.what);
}
