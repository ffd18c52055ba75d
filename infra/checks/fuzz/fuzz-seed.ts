/** What every property and every random scenario of the gate is drawn from: the same on every machine and in every run. */
export const GATE_SEED = 20261123;

/** Names another seed, for `npm run fuzz` and for whoever repeats what it found. */
export const SEED_VARIABLE = 'FUZZ_SEED';

/** The seed that tests draw from: `FUZZ_SEED` where it is set. Throws where that is no whole number of 32 bits. */
export function fuzzSeed(env: Readonly<Record<string, string | undefined>>): number {
  const given = env[SEED_VARIABLE];
  if (given === undefined || given === '') return GATE_SEED;
  const seed = Number(given);
  if (seed !== (seed | 0)) throw new RangeError(`${SEED_VARIABLE}=${given} is no whole number of 32 bits`);
  return seed;
}
