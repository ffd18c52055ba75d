/** What of the service of the bank can go wrong. */
export const OPERATIONS = ['create', 'commit', 'status', 'refund'] as const;

export type Operation = (typeof OPERATIONS)[number];

/**
 * - `late`: the answer comes after some seconds. - `hang`: it never comes, and the work is done. - `drop`: the connection
 * ends before anything is done. - `drop-after`: it is done, and the connection ends. - `error`: 500 before anything is done.
 * - `error-after`: done, and 500. - `refuse`: 422, nothing is done. - `garbage`: done, and something that is no JSON.
 * - `empty`: done, and an empty object. - `other-amount`: done, and the answer says another amount. - `twice`: done twice
 * over, as by a proxy that repeats.
 */
export const FAULTS = [
  ...(['late', 'hang', 'drop', 'drop-after', 'error', 'error-after'] as const),
  ...(['refuse', 'garbage', 'empty', 'other-amount', 'twice'] as const),
] as const;

export type Fault = (typeof FAULTS)[number];

/** Faults that wait for the next calls of an operation, the first one first. */
export interface FaultPlan {
  add(operation: Operation, faults: readonly (Fault | null)[]): void;
  next(operation: Operation): Fault | null;
}

export function createFaultPlan(): FaultPlan {
  const waiting = new Map<Operation, (Fault | null)[]>();
  return {
    add(operation, faults) {
      waiting.set(operation, [...(waiting.get(operation) ?? []), ...faults]);
    },
    next: (operation) => waiting.get(operation)?.shift() ?? null,
  };
}
