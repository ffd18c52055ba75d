import type { Program } from '../../../admission/program.ts';
import type { Region } from '../../../admission/region.ts';

type Place = Pick<Program, 'campus' | 'campusUncertain' | 'city'>;

/** Where a programme is taught, as briefly as tells it from its like: the city, and the campus where that says more. */
export function placeText({ campus, campusUncertain, city }: Place): string {
  if (campusUncertain) return `${city} (campus no informado)`;
  const saysNoMore = campus === '' || campus === city || campus.includes('Casa Central') || campus === `Sede ${city}`;
  return saysNoMore ? city : `${city}, ${campus}`;
}

/** Regions whose name takes an article, as their laws write them. */
const WITH_ARTICLE: readonly Region[] = ['Maule', 'Biobío'];

/** Region as an address has it: "Región del Maule", "Región de Ñuble". */
export function regionText(region: Region): string {
  if (region === 'Metropolitana') return 'Región Metropolitana';
  return `Región ${WITH_ARTICLE.includes(region) ? 'del' : 'de'} ${region}`;
}
