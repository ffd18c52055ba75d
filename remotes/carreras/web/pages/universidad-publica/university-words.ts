import { OFFER_YEAR } from '../../../admission/program.ts';
import type { UniversityType } from '../../../admission/university.ts';
import { dayText } from '../../features/catalogue/day-text.ts';
import { countText, listText } from '../../features/catalogue/words.ts';
import type { UniversityData } from './university-data.ts';

/** Cities that a sentence names before it counts them. */
const NAMED_CITIES_MAX = 4;

const TYPE_NAMES: Readonly<Record<UniversityType, string>> = {
  estatal: 'Universidad estatal',
  'privada tradicional (G9)': 'Universidad privada tradicional (G9)',
  privada: 'Universidad privada',
};

/** "Universidad estatal, del CRUCH". */
export const kindText = ({ university }: UniversityData): string =>
  university.cruch ? `${TYPE_NAMES[university.type]} · CRUCH` : TYPE_NAMES[university.type];

export function citiesText({ cities }: UniversityData): string {
  return cities.length <= NAMED_CITIES_MAX
    ? listText(cities.map(({ city }) => city))
    : countText(cities.length, 'ciudad', 'ciudades');
}

export function accreditationText({ university }: UniversityData): string {
  return university.accreditationYears === null
    ? 'sin acreditación informada'
    : countText(university.accreditationYears, 'año', 'años');
}

/** The sentence that answers who looks for the university. */
export function leadText(data: UniversityData): string {
  const { university, summary } = data;
  const accredited =
    university.accreditationYears === null
      ? ''
      : ` Al ${dayText(university.accreditationAsOf)} estaba acreditada por ${accreditationText(data)}.`;
  return `En Admisión ${OFFER_YEAR} ofrece ${countText(summary.programs, 'programa', 'programas')} con ${countText(summary.vacancies, 'vacante regular', 'vacantes regulares')} en ${citiesText(data)}.${accredited}`;
}
