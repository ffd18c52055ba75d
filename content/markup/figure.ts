/**
 * Pictures of items, as data: one renderer draws them all, in the colours of the page, dark mode included. `alt` tells
 * whoever cannot see it what they need in order to answer, and no more than the picture shows.
 */
export type Figure = Chart | BoxPlot | NumberLine | Plane | Drawing | Timeline | Network;

interface Pictured {
  /** One to four sentences in Spanish. */
  readonly alt: string;
  /** Line under the picture: what it is, its unit, its source. */
  readonly caption?: string;
}

/** Bars, joined bars (histogram), lines or a pie. */
export interface Chart extends Pictured {
  readonly kind: 'chart';
  readonly type: 'bars' | 'histogram' | 'lines' | 'pie';
  readonly categories: readonly string[];
  /** Values in the order of the categories. A pie and a histogram have one series. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly xTitle?: string;
  readonly yTitle?: string;
  /** Write each value at its mark. */
  readonly showValues?: boolean;
}

export interface BoxPlot extends Pictured {
  readonly kind: 'box-plot';
  readonly boxes: readonly {
    readonly name: string;
    readonly least: number;
    readonly firstQuartile: number;
    readonly median: number;
    readonly thirdQuartile: number;
    readonly most: number;
  }[];
  readonly xTitle?: string;
}

export interface NumberLine extends Pictured {
  readonly kind: 'number-line';
  readonly from: number;
  readonly to: number;
  /** Distance between ticks. */
  readonly step: number;
  /** Ticks that carry their number; all where absent. */
  readonly labelled?: readonly number[];
  readonly points?: readonly { readonly at: number; readonly label?: string; readonly open?: boolean }[];
  /** Thick stretches; an absent end goes on for ever. */
  readonly intervals?: readonly {
    readonly from?: number;
    readonly to?: number;
    readonly openFrom?: boolean;
    readonly openTo?: boolean;
  }[];
}

/** Cartesian plane with a grid. Coordinates are those of the axes. */
export interface Plane extends Pictured {
  readonly kind: 'plane';
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** Distance between grid lines, 1 where absent. */
  readonly step?: readonly [x: number, y: number];
  readonly xTitle?: string;
  readonly yTitle?: string;
  readonly shapes: readonly Shape[];
}

/** Free drawing: geometry, circuits, forces, maps, apparatus. Coordinates grow to the right and upwards, as in a plane. */
export interface Drawing extends Pictured {
  readonly kind: 'drawing';
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export type Point = readonly [x: number, y: number];

/** `accent` tells apart up to four things: 0 (ink) where absent. */
interface Styled {
  readonly accent?: 0 | 1 | 2 | 3 | 4;
  readonly dashed?: boolean;
}

export type Shape =
  | ({ readonly shape: 'point'; readonly at: Point; readonly label?: string; readonly open?: boolean } & Styled)
  | ({ readonly shape: 'segment'; readonly from: Point; readonly to: Point; readonly label?: string } & Styled)
  | ({ readonly shape: 'arrow'; readonly from: Point; readonly to: Point; readonly label?: string } & Styled)
  /** Open line through the points; sample a curve every few units. */
  | ({
      readonly shape: 'path';
      readonly points: readonly Point[];
      readonly label?: string;
      readonly smooth?: boolean;
    } & Styled)
  | ({
      readonly shape: 'polygon';
      readonly points: readonly Point[];
      readonly filled?: boolean;
      /** Names of the corners, in their order. */
      readonly corners?: readonly string[];
    } & Styled)
  | ({ readonly shape: 'circle'; readonly centre: Point; readonly radius: number; readonly filled?: boolean } & Styled)
  | ({
      readonly shape: 'ellipse';
      readonly centre: Point;
      readonly radii: readonly [x: number, y: number];
      readonly filled?: boolean;
    } & Styled)
  /** Part of a circle, counter-clockwise between two directions in degrees. */
  | ({
      readonly shape: 'arc';
      readonly centre: Point;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly label?: string;
    } & Styled)
  /** Mark of an angle at `at`, between the directions to `from` and `to`; `right` draws the little square. */
  | ({
      readonly shape: 'angle';
      readonly at: Point;
      readonly from: Point;
      readonly to: Point;
      readonly label?: string;
      readonly right?: boolean;
    } & Styled)
  /** Plain text, no TeX; `anchor` says which point of it stands at `at`. */
  | ({
      readonly shape: 'text';
      readonly at: Point;
      readonly text: string;
      readonly anchor?: 'start' | 'middle' | 'end';
      readonly size?: 'small' | 'normal' | 'large';
    } & Styled);

export interface Timeline extends Pictured {
  readonly kind: 'timeline';
  readonly from: number;
  readonly to: number;
  readonly events: readonly { readonly year: number; readonly label: string }[];
  readonly periods?: readonly { readonly from: number; readonly to: number; readonly label: string }[];
}

/** Boxes and arrows: food webs, cycles, institutions, tree diagrams. Positions are columns and rows of a grid, from 0. */
export interface Network extends Pictured {
  readonly kind: 'network';
  readonly nodes: readonly {
    readonly id: string;
    readonly label: string;
    readonly column: number;
    readonly row: number;
  }[];
  readonly arrows: readonly {
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    /** A plain line instead of an arrow. */
    readonly undirected?: boolean;
  }[];
}
