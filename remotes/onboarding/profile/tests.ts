/** The tests of the PAES, in the order of the temario. */
export const TESTS = ['cl', 'm1', 'm2', 'hcs', 'ciencias'] as const;
