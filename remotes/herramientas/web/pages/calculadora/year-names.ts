/** The school years of secondary school, in order. */
export const YEAR_NAMES = ['1.º medio', '2.º medio', '3.º medio', '4.º medio'] as const;
