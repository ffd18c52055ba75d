import { describe, expect, it } from 'vitest';
import {
  type AuthoredStep,
  defineTemplate,
  enterChoice,
  enterEquation,
  enterExpression,
  enterNumber,
  fractionAnswer,
  type ItemTemplate,
  md,
  slip,
} from '../authoring/index.ts';
import type { Bank } from '../bank.ts';
import { distinctDraws } from '../draws.ts';
import { checkSteps } from './check-steps.ts';

interface Draw {
  readonly a: number;
  readonly b: number;
  readonly x: number;
}

/** a(x − b) = …, entered in three steps. */
const STEPS: readonly ((p: Draw) => AuthoredStep)[] = [
  (p) => ({
    title: 'Distribuir',
    prompt: md`¿Cuánto queda al distribuir en $${p.a}(x - ${p.b})$?`,
    answer: enterExpression(`${p.a}x - ${p.a * p.b}`, { form: 'expanded' }),
    oracle: (x) => p.a * ((x ?? 0) - p.b),
    slips: [slip(`${p.a}x - ${p.b}`, md`El factor va con los dos términos.`, 'olvida-un-termino')],
    done: md`Cada término se multiplica.`,
  }),
  (p) => ({
    title: 'La ecuación',
    prompt: md`Escribe la ecuación.`,
    answer: enterEquation(`${p.a}(x - ${p.b}) = ${p.a * (p.x - p.b)}`),
    oracle: [p.x],
    slips: [slip(`${p.a}x - ${p.b} = ${p.a * (p.x - p.b)}`, md`Falta un paréntesis.`)],
    done: md`Así es.`,
  }),
  (p) => ({
    title: 'La solución',
    prompt: md`¿Cuánto vale $x$?`,
    answer: enterNumber(p.x),
    slips: [slip(-p.x, md`Revisa el signo.`)],
    done: md`Reemplaza y comprueba.`,
  }),
];

function complaintsOf(steps: readonly ((p: Draw) => AuthoredStep)[]): readonly string[] {
  const template: ItemTemplate<Draw> = defineTemplate({
    id: 'm1-muestra',
    version: 1,
    content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
    skill: 'resolver-problemas',
    difficulty: 1,
    parameters: (random) => ({ a: random.integer(2, 9), b: random.integer(20, 40), x: random.integer(50, 90) }),
    stem: (p) => md`¿Cuál es la solución de $${p.a}(x - ${p.b}) = ${p.a * (p.x - p.b)}$?`,
    key: (p) => fractionAnswer(p.x),
    oracle: (p) => fractionAnswer(p.x).value,
    distractors: [],
    solution: () => [],
    steps: (p) => steps.map((step) => step(p)),
  });
  const item = template as ItemTemplate<never> as ItemTemplate;
  const bank: Bank = {
    items: new Map(),
    stimuli: new Map(),
    mistakes: new Map([['olvida-un-termino', 'Olvida un término']]),
  };
  return checkSteps({ item, file: 'm1/algebra/muestra.ts' }, distinctDraws(item, 12), bank);
}

/** The steps, of which one says something else. */
const changed = (place: number, change: (step: AuthoredStep, p: Draw) => Partial<AuthoredStep>) =>
  STEPS.map((step, other) => (p: Draw) => (other === place ? { ...step(p), ...change(step(p), p) } : step(p)));

it('the gate is open for steps that were written well', () => expect(complaintsOf(STEPS)).toEqual([]));

describe('the gate is closed', () => {
  it.each<[string, readonly ((p: Draw) => AuthoredStep)[], RegExp]>([
    ['by a single step', STEPS.slice(2), /has 1 entered steps/],
    ['by a long title', changed(0, () => ({ title: 'x'.repeat(61) })), /title of 61 characters/],
    [
      'by a prompt that tells',
      changed(2, (_, p) => ({ prompt: md`¿Vale $${p.x}$?` })),
      /prompt tells what is right in 12 of 12/,
    ],
    [
      'by a prompt that tells an expression otherwise written',
      changed(0, (_, p) => ({ prompt: md`¿Es $-${p.a * p.b} + ${p.a}x$?` })),
      /prompt tells/,
    ],
    [
      'by feedback that tells',
      changed(2, (_, p) => ({ slips: [slip(-p.x, md`Es ${p.x}, sin el menos.`)] })),
      /feedback of slip 1 tells/,
    ],
    [
      'by a slip that is right',
      changed(2, (_, p) => ({ slips: [slip(-p.x, 'No.'), slip(`${2 * p.x}/2`, 'No.')] })),
      /slip 2 is right in 12/,
    ],
    ['by a slip that nobody can read', changed(2, () => ({ slips: [slip('cinco', 'No.')] })), /not.read/],
    ['without a slip', changed(0, () => ({ slips: [] })), /has no slip/],
    [
      'by a mistake that has no name',
      changed(0, ({ slips }) => ({ slips: slips.map((one) => ({ ...one, mistake: 'nada' })) })),
      /names "nada"/,
    ],
    [
      'by an expression that is not what it comes from',
      changed(0, (_, p) => ({ answer: enterExpression(`${p.a}x - ${p.b}`), slips: [slip('x', 'No.')] })),
      /not what its oracle says/,
    ],
    ['by an expression without an oracle', changed(0, () => ({ oracle: 3 })), /has no oracle/],
    [
      'by an equation that the solution does not fulfil',
      changed(1, (_, p) => ({ oracle: [p.x + 1] })),
      /is not fulfilled by/,
    ],
    ['by another last step than the key', changed(2, (_, p) => ({ answer: enterNumber(p.x + 1) })), /not the key/],
    [
      'by an answer that its own form refuses',
      changed(0, (_, p) => ({ answer: enterExpression(`${p.a}(x - ${p.b})`, { form: 'expanded' }) })),
      /does not take/,
    ],
    [
      'by a choice with one option twice',
      changed(2, () => ({ answer: enterChoice(['a', 'a'], 0) })),
      /an option twice/,
    ],
    ['by a text with what code leaves', changed(0, () => ({ done: 'Son undefined metros.' })), /what code left/],
  ])('%s', (_, steps, says) => expect(complaintsOf(steps).join('\n')).toMatch(says));
});
