import type { Program } from '../../../admission/program.ts';

type Place = Pick<Program, 'campus' | 'campusUncertain' | 'city'>;

/** Where a programme is taught, as briefly as tells it from its like: the city, and the campus where that says more. */
export function placeText({ campus, campusUncertain, city }: Place): string {
  if (campusUncertain) return `${city} (campus sin confirmar)`;
  const saysNoMore = campus === '' || campus === city || campus.includes('Casa Central') || campus === `Sede ${city}`;
  return saysNoMore ? city : `${city}, ${campus}`;
}
