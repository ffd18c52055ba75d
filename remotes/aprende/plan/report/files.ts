/** Of all simulated students, a line each. */
export const FIGURES_FILE = new URL('../testing/simulated-students.csv', import.meta.url);

/** Shown by docs/decisions/0052. */
export const PICTURE_FILE = new URL('hours.svg', import.meta.url);
