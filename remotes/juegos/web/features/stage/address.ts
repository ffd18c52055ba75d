import type { Challenge, Simulation } from '../../../models/simulation.ts';

const CHALLENGE = 'desafio=';

/** What the hash of the address asks for. */
export type Opening<State> =
  | { readonly kind: 'start' }
  | { readonly kind: 'state'; readonly from: string }
  | { readonly kind: 'challenge'; readonly challenge: Challenge<State> }
  /** Nothing that this model knows. */
  | { readonly kind: 'unknown' };

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** @param hash with its leading `#`, or empty. */
export function openingOf<State, Input>(simulation: Simulation<State, Input>, hash: string): Opening<State> {
  const text = decoded(hash.slice(1));
  if (text === null) return { kind: 'unknown' };
  if (text === '') return { kind: 'start' };
  if (text.startsWith(CHALLENGE)) {
    const challenge = simulation.challenges.find(({ id }) => id === text.slice(CHALLENGE.length));
    return challenge ? { kind: 'challenge', challenge } : { kind: 'unknown' };
  }
  return simulation.decode(text) === null ? { kind: 'unknown' } : { kind: 'state', from: text };
}
