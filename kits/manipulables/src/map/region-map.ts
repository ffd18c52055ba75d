import { formatNumber } from '../shared/format-number.ts';
import { joinWords } from '../shared/words.ts';
import type { Layer, Place } from './places.ts';

export const LAYER_NAMES: Readonly<Record<Layer, string>> = {
  zones: 'Zonas naturales',
  population: 'Población',
  area: 'Superficie',
  density: 'Densidad',
};

/** Inhabitants, square kilometres, inhabitants a square kilometre; zones are no number. */
export function amountOf(place: Place, layer: Layer): number {
  if (layer === 'population') return place.population;
  if (layer === 'area') return place.area;
  return layer === 'density' ? place.population / place.area : 0;
}

export function formatValue(place: Place, layer: Layer): string {
  const value = amountOf(place, layer);
  switch (layer) {
    case 'zones':
      return place.zone ?? '';
    case 'population':
      return value === 0 ? 'sin población permanente' : `${large(value)} habitantes`;
    case 'area':
      return `${large(value)} km²`;
    case 'density':
      return `${formatNumber(value, value < 10 ? 1 : 0)} hab./km²`;
  }
}

/** From ten millions on, "42,5 millones de". */
const large = (value: number) =>
  value >= 1e7 ? `${formatNumber(value / 1e6, 1)} millones de` : formatNumber(value, 0);

/** Its place among all, the largest being the first. */
export function rankOf(places: readonly Place[], place: Place, layer: Layer): number {
  return 1 + places.filter((other) => amountOf(other, layer) > amountOf(place, layer)).length;
}

export function describePlace(places: readonly Place[], place: Place, layer: Layer | null): string {
  if (layer === null) return `${place.name}.`;
  if (layer === 'zones') {
    const others = places.filter((other) => other.zone === place.zone && other !== place).map(({ name }) => name);
    return `${place.name}: ${place.zone}${others.length === 0 ? '' : `, con ${joinWords(others)}`}.`;
  }
  const total = places.reduce((sum, other) => sum + amountOf(other, layer), 0);
  const share =
    layer === 'density' ? '' : `, el ${formatNumber((amountOf(place, layer) / total) * 100, 1)} % del total`;
  return `${place.name}: ${formatValue(place, layer)}${share}. Lugar ${rankOf(places, place, layer)} de ${places.length}.`;
}
