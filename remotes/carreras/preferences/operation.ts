/** As many programmes as an application may name. Source: DEMRE, rules of the centralised application. */
export const PREFERENCES_MAX = 20;

/** Operations of one request; an outbox that has more sends them in turns. */
export const OPERATIONS_A_REQUEST_MAX = 40;

/**
 * One change of a student's list, with an id that its device made (UUIDv7), so that sending it again changes nothing.
 *
 * `after` names the programmes that stood before the place that the student meant, the nearest first: the first of them
 * that is still in the list is the one it follows, and it comes first of all where none is. So a place keeps its meaning
 * whatever another device did in between.
 */
export type PreferenceOperation =
  /** At the end of the list where there is no `after`. One that is in the list already stays where it is. */
  | { readonly id: string; readonly kind: 'add'; readonly program: string; readonly after?: readonly string[] }
  | { readonly id: string; readonly kind: 'remove'; readonly program: string }
  | { readonly id: string; readonly kind: 'move'; readonly program: string; readonly after: readonly string[] };

/**
 * - `applied`: the list is as the operation says, whether or not that changed it.
 * - `full`: the list has {@link PREFERENCES_MAX} programmes.
 * - `unknown-program`: nobody offers it.
 * - `absent`: what was to be moved is not in the list; another device took it away.
 * - `id-reused`: another operation of the student has this id.
 */
export const OPERATION_OUTCOMES = ['applied', 'full', 'unknown-program', 'absent', 'id-reused'] as const;

export type OperationOutcome = (typeof OPERATION_OUTCOMES)[number];

/** Programme codes in the student's order. */
export type PreferenceList = readonly string[];
