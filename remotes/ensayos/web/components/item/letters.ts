/** Names of the options, by the place at which they are shown. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
