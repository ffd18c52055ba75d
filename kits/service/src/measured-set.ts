import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/**
 * Things of a service that one metric tells of together, however many there are: `measure` registers it with the first of
 * them, because a registry takes each name once.
 */
export function measuredSet<T>(
  measure: (registry: Registry, things: ReadonlySet<T>) => void,
): (app: FastifyInstance) => Set<T> {
  const sets = new WeakMap<Registry, Set<T>>();
  return ({ metrics }) => {
    const known = sets.get(metrics);
    if (known) return known;
    const things = new Set<T>();
    sets.set(metrics, things);
    measure(metrics, things);
    return things;
  };
}
