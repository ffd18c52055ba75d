import { MUTANT_KINDS, type Mutant } from './mutant.ts';

/**
 * The mutants that some words mean: a name, or all of a kind. All where there are no words.
 * @throws where a word means none.
 */
export function chooseMutants(mutants: readonly Mutant[], words: readonly string[]): readonly Mutant[] {
  if (words.length === 0) return mutants;
  const isMeant = ({ name, kind }: Mutant, word: string) => word === name || word === kind;
  const unknown = words.find((word) => !mutants.some((mutant) => isMeant(mutant, word)));
  if (unknown !== undefined) {
    const names = mutants.map(({ name }) => name);
    throw new Error(`No hay un mutante «${unknown}». Hay: ${[...MUTANT_KINDS, ...names].join(', ')}.`);
  }
  return mutants.filter((mutant) => words.some((word) => isMeant(mutant, word)));
}
