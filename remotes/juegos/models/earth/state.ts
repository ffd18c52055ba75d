import type { Spot } from './epicentre.ts';
import type { Division } from './layers.ts';
import type { Border } from './plates.ts';

export const VIEWS = ['capas', 'ondas', 'placas', 'epicentro'] as const;

/** What one looks at; only its time passes. */
export type View = (typeof VIEWS)[number];

export const SHOWN_RAYS = ['ambas', 'p', 's', 'ninguna'] as const;

/** Whose rays are drawn; fronts are drawn always. */
export type ShownRays = (typeof SHOWN_RAYS)[number];

/** Seconds of a station's clock at which one saw P and S come in; 0 while one has not looked. */
export type Picks = { p: number; s: number };

export interface EarthState {
  view: View;
  division: Division;
  /** Where the probe is. */
  depthKm: number;
  /** How wide the cut is; at 0 the Earth is closed. */
  openDegrees: number;
  /** Degrees from the focus. */
  stations: [number, number, number];
  rays: ShownRays;
  /** Since the quake; `null` before it. */
  quakeSeconds: number | null;
  border: Border;
  rateMm: number;
  years: number;
  isMoving: boolean;
  /** Of a town, inland of the trench. */
  siteKm: number;
  caseIndex: number;
  picks: [Picks, Picks, Picks];
  guess: Spot;
}

/** All that is drawn of a quake has come up by then. */
export const QUAKE_SECONDS = 1_800;

export const MOST_OPEN_DEGREES = 180;

/** The map: degrees. */
export const MAP = { south: -47, north: -16, west: -82, east: -62 } as const;
