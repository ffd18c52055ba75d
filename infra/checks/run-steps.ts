import { type Print, type Step, sumOf, type Tally } from './steps/step.ts';

interface Outcome extends Tally {
  readonly name: string;
  readonly seconds: number;
  readonly note: string;
}

/** Steps that run beside one another: what one leaves of the processor while it waits is the other's. */
const AT_ONCE = 2;

async function tallyOf(step: Step, print: Print): Promise<Tally> {
  try {
    return await step.run(print);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/** @throws where `only` names a step that there is not. */
export function checkNames(steps: readonly Step[], only: readonly string[] = []): void {
  const unknown = only.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return;
  throw new Error(`no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`);
}

/** Steps in turns: one alone, or neighbours that run beside one another. */
function turnsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  return steps.reduce<Step[][]>((turns, step) => {
    const last = turns.at(-1);
    if (step.beside && last?.every(({ beside }) => beside)) last.push(step);
    else turns.push([step]);
    return turns;
  }, []);
}

const seconds = (since: number) => (performance.now() - since) / 1000;

/**
 * Runs the steps in their order, to the last whatever fails; a step whose needs failed is left out and counts as one
 * failure. Neighbours that may run beside one another do, and what such a step prints comes when it has ended. `only` names
 * the steps to run, one after another; needs left out are taken as met.
 */
export async function runSteps(
  steps: readonly Step[],
  only: readonly string[] | undefined,
  print: Print,
): Promise<Tally> {
  checkNames(steps, only);
  const begun = performance.now();
  const outcomes = new Map<Step, Outcome>();

  async function run(step: Step, print: Print): Promise<void> {
    const { name } = step;
    const missing = [...outcomes.values()].filter(({ name, failed }) => failed > 0 && step.needs?.includes(name));
    if (missing.length > 0) {
      const note = `not run: ${missing.map(({ name }) => name).join(', ')} failed`;
      outcomes.set(step, { name, passed: 0, failed: 1, seconds: 0, note });
      return;
    }
    print(`\n── ${name}`);
    const start = performance.now();
    const result = await tallyOf(step, print);
    outcomes.set(step, { name, ...result, seconds: seconds(start), note: '' });
  }

  async function runBeside(turn: readonly Step[]): Promise<void> {
    print(`\n── ${turn.map(({ name }) => name).join(', ')}: ${AT_ONCE} at once, each printed when it has ended`);
    const waiting = [...turn];
    const takeTurns = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const lines: string[] = [];
        await run(step, (line) => lines.push(line));
        for (const line of lines) print(line);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  }

  const chosen = steps.filter(({ name }) => !only || only.includes(name));
  for (const turn of only ? chosen.map((step) => [step]) : turnsOf(chosen)) {
    const [first, second] = turn;
    if (first && !second) await run(first, print);
    else await runBeside(turn);
  }
  print('\n── summary');
  const inOrder = chosen.flatMap((step) => outcomes.get(step) ?? []);
  for (const { name, passed, failed, cached = 0, seconds, note } of inOrder) {
    const mark = failed > 0 ? '✗' : '✓';
    const counts = `${passed} passed${cached > 0 ? ` (${cached} from the cache)` : ''}, ${failed} failed`;
    print(`${mark} ${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${note || counts}`);
  }
  const sum = sumOf(inOrder);
  if (sum.cached > 0) print(`${sum.cached} from the cache: nothing that they depend on has changed`);
  print(`${seconds(begun).toFixed(1)} s in all`);
  print(`${sum.passed} passed, ${sum.failed} failed`);
  return sum;
}
