import type { Spot } from '../../../models/earth/epicentre.ts';

/** Coast from the south of Peru to Aysén, drawn by hand for this map: latitude and longitude, two by two. */
const COAST =
  '-16 -73.6 -17 -72 -17.7 -71.3 -18.5 -70.3 -20.2 -70.15 -22.1 -70.2 -23.1 -70.6 -23.7 -70.4 -25.4 -70.5 -26.4 -70.65 -27.1 -70.85 -28.5 -71.25 -29.9 -71.25 -30.3 -71.6 -31.9 -71.5 -33 -71.6 -33.6 -71.6 -34.4 -72 -35.3 -72.4 -36.1 -72.8 -36.7 -73.1 -37.2 -73.5 -37.6 -73.65 -38.8 -73.4 -39.9 -73.45 -41.5 -73.8 -42 -74.1 -43.3 -74.3 -44 -74.5 -45 -74.7 -46 -75.2 -47 -74.9';

/** Border of Chile with its neighbours, from north to south, likewise. */
const BORDER =
  '-18.35 -70.38 -17.5 -69.5 -18.9 -68.95 -20 -68.6 -21.5 -68.1 -22.9 -67.2 -24 -67.3 -25.2 -68.5 -26.3 -68.6 -27.2 -68.6 -28.5 -69.6 -30 -69.9 -31.5 -70.4 -32.7 -70 -34.2 -69.85 -35.3 -70.4 -36.4 -71.1 -37.5 -71.15 -38.8 -71 -40 -71.7 -41.5 -71.8 -42.8 -72.1 -44 -71.7 -45.2 -71.4 -46.2 -71.8 -47 -71.9';

function spotsOf(text: string): readonly Spot[] {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    latitude: numbers[2 * index] ?? 0,
    longitude: numbers[2 * index + 1] ?? 0,
  }));
}

export const COAST_SPOTS = spotsOf(COAST);
export const BORDER_SPOTS = spotsOf(BORDER);
