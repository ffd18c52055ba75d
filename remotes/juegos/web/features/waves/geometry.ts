/** Units of the drawings, which are as wide as there is room. */
export const WIDTH = 720;
export const HEIGHT = 400;

/** Of the string and of the column of air. */
export const LEFT = 44;
export const UNITS_PER_METRE = 100;
export const metresToX = (metres: number): number => LEFT + metres * UNITS_PER_METRE;
export const xToMetres = (x: number): number => (x - LEFT) / UNITS_PER_METRE;

export const MIDDLE = 190;
/** Heights of the string are drawn as if they were 5.5 times as large: they have an axis of their own. */
export const UNITS_PER_CM = 5.5;
export const cmToY = (cm: number): number => MIDDLE - cm * UNITS_PER_CM;
export const yToCm = (y: number): number => (MIDDLE - y) / UNITS_PER_CM;

export const round = (value: number): string => (Math.round(value * 10) / 10).toString();

export const moved = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;

/** Shown or not: without room for it nothing else moves. */
export const seen = (is: boolean): string => (is ? 'visible' : 'hidden');
