export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The multiple of `step` that is nearest, without the digits that floating point adds. Never −0. */
export function snap(value: number, step: number): number {
  return tidy(Math.round(value / step) * step);
}

/** Without the noise of floating point: 0.30000000000000004 is 0.3. */
export function tidy(value: number): number {
  return Number(value.toFixed(9)) + 0;
}

/** 1, 2 or 5 times a power of ten: the least that is not below `rough`. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
  return tidy(factor * power);
}

/** Multiples of `step` within both ends. */
export function ticks(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => tidy((first + index) * step));
}

/** From values to pixels, and back. */
export interface Scale {
  (value: number): number;
  invert(pixel: number): number;
}

export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const perUnit = (end - start) / (to - from);
  return Object.assign((value: number) => start + (value - from) * perUnit, {
    invert: (pixel: number) => from + (pixel - start) / perUnit,
  });
}
