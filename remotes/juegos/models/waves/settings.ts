/** What can be set to a number: the nearest value of its grid is taken. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly begin: number;
  readonly unit: string;
}

/** Length of the string, and of the column of air, in metres. */
export const LENGTH_M = 6;

/**
 * A long spring or elastic cord on a smooth floor: slow enough to be watched, with figures that a class can measure. Speeds of
 * waves go from 1 to 9 m/s.
 */
export const RANGES = {
  tension: { least: 1, most: 16, step: 0.25, begin: 4, unit: 'N' },
  density: { least: 0.2, most: 1, step: 0.05, begin: 0.25, unit: 'kg/m' },
  /** γ of y″ = v²·yₓₓ − 2γ·y′: a free vibration is e^(−γt) of what it was. */
  damping: { least: 0, most: 1, step: 0.05, begin: 0.1, unit: '1/s' },
  amplitude: { least: 1, most: 12, step: 0.5, begin: 8, unit: 'cm' },
  /** Of the second of two pulses; below zero it is a valley. */
  second: { least: -12, most: 12, step: 0.5, begin: 8, unit: 'cm' },
  frequency: { least: 0.1, most: 3, step: 0.01, begin: 1, unit: 'Hz' },
  /** How long the hand takes to go up and come back. */
  pulse: { least: 0.1, most: 0.6, step: 0.05, begin: 0.25, unit: 's' },
  markA: { least: 0, most: LENGTH_M, step: 0.05, begin: 1, unit: 'm' },
  markB: { least: 0, most: LENGTH_M, step: 0.05, begin: 5, unit: 'm' },
  line: { least: -24, most: 24, step: 0.5, begin: 8, unit: 'cm' },
  tone: { least: 100, most: 1000, step: 5, begin: 440, unit: 'Hz' },
  /** Amplitude of the pressure, above and below that of the air at rest. */
  pressure: { least: 0.02, most: 0.2, step: 0.02, begin: 0.1, unit: 'Pa' },
  /** To the right is positive. Slower than sound: faster than that no formula of this page holds. */
  source: { least: -200, most: 200, step: 1, begin: 30, unit: 'm/s' },
  observer: { least: -100, most: 100, step: 1, begin: 0, unit: 'm/s' },
} as const satisfies Record<string, Range>;

export type SettingName = keyof typeof RANGES;
export type Settings = Record<SettingName, number>;

export const SETTING_NAMES = Object.keys(RANGES) as readonly SettingName[];

/** The value of the grid that is nearest; where it begins, for what is no number. */
export function nearestAllowed(name: SettingName, value: number): number {
  const { least, most, step, begin } = RANGES[name];
  if (!Number.isFinite(value)) return begin;
  const onGrid = least + Math.round((Math.min(Math.max(value, least), most) - least) / step) * step;
  // Sums of tenths are not what they are written as.
  return Math.round(onGrid * 1000) / 1000;
}

export const VIEWS = ['string', 'air', 'doppler'] as const;
export type View = (typeof VIEWS)[number];

/** What holds the right end. */
export const ENDS = ['fixed', 'free', 'open'] as const;
export type End = (typeof ENDS)[number];

/** What moves the left end. */
export const DRIVES = ['hand', 'oscillator', 'pulse'] as const;
export type Drive = (typeof DRIVES)[number];

export const TOOLS = ['ruler', 'watch', 'line'] as const;
export type Tool = (typeof TOOLS)[number];

/** Who starts and stops the watch: one who presses, or the crests that pass the marks A and B. */
export const WATCH_BY = ['hand', 'crests'] as const;
export type WatchBy = (typeof WATCH_BY)[number];
