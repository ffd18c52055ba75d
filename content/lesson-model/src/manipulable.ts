/**
 * Something to move inside a lesson, as data: which one, and the state in which it begins. `predict` is asked before it
 * may be moved, where that helps.
 */
export type Manipulable = (
  | { readonly kind: 'number-line'; readonly from: number; readonly to: number; readonly points: readonly number[] }
  | {
      readonly kind: 'fraction-bar';
      readonly numerator: number;
      readonly denominator: number;
      readonly percent?: boolean;
    }
  /** `left` and `right` of `ax + b = cx + d`. */
  | {
      readonly kind: 'balance';
      readonly left: readonly [x: number, one: number];
      readonly right: readonly [x: number, one: number];
    }
  | {
      readonly kind: 'function-plotter';
      readonly family: 'linear' | 'quadratic' | 'exponential' | 'power' | 'logarithm' | 'sine';
      readonly parameters: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'line-through-points';
      readonly points: readonly [readonly [number, number], readonly [number, number]];
    }
  | { readonly kind: 'parabola'; readonly a: number; readonly b: number; readonly c: number }
  | {
      readonly kind: 'triangle';
      readonly vertices: readonly (readonly [number, number])[];
      readonly shows: readonly ('angles' | 'sides' | 'area' | 'height')[];
    }
  | {
      readonly kind: 'homothety';
      readonly centre: readonly [number, number];
      readonly ratio: number;
      readonly vertices: readonly (readonly [number, number])[];
    }
  | { readonly kind: 'unit-circle'; readonly degrees: number }
  | {
      readonly kind: 'data-plots';
      readonly values: readonly number[];
      readonly shows: readonly ('histogram' | 'box')[];
    }
  | {
      readonly kind: 'probability';
      readonly branches: readonly { readonly label: string; readonly probability: number }[];
      readonly stages: number;
    }
  | { readonly kind: 'timeline'; readonly events: readonly { readonly year: number; readonly label: string }[] }
  | {
      readonly kind: 'map';
      readonly region: 'chile' | 'world';
      /** One of them is shown at a time, the first from the start; the world has no natural zones. */
      readonly layers: readonly ('zones' | 'population' | 'area' | 'density')[];
    }
  | {
      readonly kind: 'solution';
      readonly soluteGrams: number;
      readonly waterGrams: number;
      readonly solubility: number;
    }
  /** Of water: solid below 273 K, gas above 373 K. */
  | { readonly kind: 'particles'; readonly state: 'solid' | 'liquid' | 'gas'; readonly kelvin: number }
  | {
      readonly kind: 'circuit';
      readonly volts: number;
      readonly ohms: readonly number[];
      readonly wiring: 'series' | 'parallel';
    }
  | {
      readonly kind: 'marked-text';
      readonly text: string;
      readonly marks: readonly { readonly words: string; readonly note: string }[];
    }
) & {
  /** What to try, one sentence. */
  readonly task: string;
  readonly predict?: { readonly question: string; readonly guesses: readonly string[]; readonly shows: string };
};
