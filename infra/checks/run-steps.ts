import { type Print, type Step, sumOf, type Tally } from './steps/step.ts';

interface Outcome extends Tally {
  readonly name: string;
  readonly seconds: number;
  readonly note: string;
}

async function runStep(step: Step, print: Print): Promise<Tally> {
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

/**
 * Runs the steps in their order, to the last whatever fails; a step whose needs failed is left out and counts as one
 * failure. Those that run aside do so in their order beside the others, and print when they have ended. `only` names the
 * steps to run; needs left out are taken as met.
 */
export async function runSteps(
  steps: readonly Step[],
  only: readonly string[] | undefined,
  print: Print,
): Promise<Tally> {
  checkNames(steps, only);
  const begun = performance.now();
  const found = new Map<Step, Outcome>();

  async function run(step: Step, print: Print): Promise<void> {
    const { name, needs } = step;
    const missing = [...found.values()].filter((other) => other.failed > 0 && needs?.includes(other.name));
    if (missing.length > 0) {
      const note = `not run: ${missing.map((other) => other.name).join(', ')} failed`;
      found.set(step, { name, passed: 0, failed: 1, seconds: 0, note });
      return;
    }
    print(`\n── ${name}`);
    const start = performance.now();
    const result = await runStep(step, print);
    found.set(step, { name, ...result, seconds: (performance.now() - start) / 1000, note: '' });
  }

  async function runAside(aside: readonly Step[]): Promise<void> {
    for (const step of aside) {
      const lines: string[] = [];
      await run(step, (line) => lines.push(line));
      for (const line of lines) print(line);
    }
  }

  const chosen = steps.filter(({ name }) => !only || only.includes(name));
  const aside = runAside(chosen.filter(({ isAside }) => isAside));
  for (const step of chosen.filter(({ isAside }) => !isAside)) await run(step, print);
  await aside;
  const outcomes = chosen.flatMap((step) => found.get(step) ?? []);
  print('\n── summary');
  for (const { name, passed, failed, cached = 0, seconds, note } of outcomes) {
    const mark = failed > 0 ? '✗' : '✓';
    const counts = `${passed} passed${cached > 0 ? ` (${cached} from the cache)` : ''}, ${failed} failed`;
    print(`${mark} ${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${note || counts}`);
  }
  const sum = sumOf(outcomes);
  if (sum.cached > 0) print(`${sum.cached} from the cache: nothing that they depend on has changed`);
  print(`${((performance.now() - begun) / 1000).toFixed(1)} s in all`);
  print(`${sum.passed} passed, ${sum.failed} failed`);
  return sum;
}
