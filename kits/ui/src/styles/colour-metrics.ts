type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Contrast ratio of two `#rrggbb` colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** `share` (0 to 1) of `one` in `other`, both `#rrggbb`, as `color-mix(in srgb, …)` mixes them. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (from: number) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16));
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The two colours of a palette that are hardest to tell apart, by any eye; distance in OKLab. */
export function closestPair(palette: readonly string[]): { distance: number; eye: string; pair: string } {
  let closest = { distance: Number.POSITIVE_INFINITY, eye: '', pair: '' };
  for (const [eye, matrix] of Object.entries(EYES)) {
    const seen = palette.map((colour) => oklab(clamp(apply(matrix, linear(colour)))));
    seen.forEach((first, i) => {
      seen.slice(0, i).forEach((second, j) => {
        const distance = Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
        if (distance < closest.distance) closest = { distance, eye, pair: `${palette[i]} ${palette[j]}` };
      });
    });
  }
  return closest;
}

/** Severity 1.0 of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of CVD" (2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to OKLab, Björn Ottosson 2020. */
const TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(colour: Triple): Triple {
  const [l, m, s] = apply(TO_LMS, colour);
  return apply(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function linear(hex: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function apply([first, second, third]: Matrix, vector: Triple): Triple {
  const dot = (row: Triple) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2];
  return [dot(first), dot(second), dot(third)];
}

function clamp([red, green, blue]: Triple): Triple {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [within(red), within(green), within(blue)];
}
