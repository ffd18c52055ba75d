import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { createDiagnostic, type DiagnosticEngine, openRun } from '../diagnostic/diagnostic.ts';
import { modelOfTest } from '../diagnostic/knowledge-model.ts';
import { sampleStates } from '../diagnostic/sample-states.ts';

/** The same for every process, so that all say the same of the same answers. */
const POPULATION_SEED = 2027;

function samplePopulations() {
  return new Map(
    TEMARIO.map(({ id }) => {
      const model = modelOfTest(id);
      const states = sampleStates(model, POPULATION_SEED);
      return [id, { model, states, run: openRun(model, states) }];
    }),
  );
}

/** Of this process: half a second and 5 MB, whatever is opened of them. */
let populations: ReturnType<typeof samplePopulations> | undefined;

/** Engines of all tests, whose states are sampled when the first of a process are opened. */
export function openEngines(): (test: TestId, seed: number) => DiagnosticEngine {
  populations ??= samplePopulations();
  const sampled = populations;
  return (test, seed) => {
    const population = sampled.get(test);
    if (!population) throw new RangeError(`there is no test ${test}`);
    return createDiagnostic(population.model, population.states, seed, population.run);
  };
}
