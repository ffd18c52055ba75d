import type { SearchEntry } from '@travesia/contracts/page';
import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import type { Career } from '../admission/career.ts';
import { OFFER } from '../admission/offer.ts';
import { ABBREVIATIONS, CITY_NICKNAMES, UNIVERSITY_NICKNAMES } from '../admission/search/nicknames.ts';
import { PROFESSIONS } from '../admission/search/professions.ts';
import { wordsOf } from '../admission/search/words.ts';
import type { University } from '../admission/university.ts';
import {
  CAREERS_PATH,
  CUTOFFS_PATH,
  careerPath,
  cutoffsPath,
  EXPLORER_PATH,
  routes,
  universityPath,
} from '../routes.ts';
import { CALENDAR_ID } from './features/calendar/calendar-id.ts';
import { NEWEST_CALENDAR } from './features/calendar/newest-calendar.ts';

const distinct = (texts: readonly string[]) => [...new Set(texts)];

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What students call a university beside its name. */
const namesOf = ({ code, shortName }: University) => [shortName, ...(UNIVERSITY_NICKNAMES[code] ?? [])];

/** What students write for words of `name`: `profe` for `pedagogía`. */
function abbreviationsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  return [...ABBREVIATIONS].filter(([, word]) => words.includes(word)).map(([short]) => short);
}

/** Where a career is taught: cities and universities as students write them. */
function placesOf({ programs }: Career): readonly string[] {
  const cities = programs.flatMap(({ city }) => [city, ...(CITY_NICKNAMES[city] ?? [])]);
  const universities = programs.flatMap((program) => namesOf(OFFER.universityOf(program)));
  return distinct([...cities, ...universities]).sort();
}

function careerEntry(career: Career): SearchEntry {
  const { id, name, area, programs } = career;
  const universities = new Set(programs.map(({ universityCode }) => universityCode)).size;
  const note = `${area} · ${plural(universities, 'universidad', 'universidades')}`;
  const names = PROFESSIONS[name] ?? [];
  return {
    path: careerPath(id),
    title: name,
    note,
    ...(names.length > 0 && { keywords: names.join(', ') }),
    context: [...abbreviationsOf(name), ...placesOf(career)].join(' '),
  };
}

const discontinuedEntry = ({ id, name }: Career): SearchEntry => ({
  path: careerPath(id),
  title: name,
  note: 'Ya no se ofrece',
});

const universityEntry = (university: University): SearchEntry => ({
  path: universityPath(university.id),
  title: university.name,
  note: university.city,
  keywords: namesOf(university).join(', '),
});

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      [EXPLORER_PATH]: {
        note: 'Todas las carreras y sedes, con filtros, tus metas y tu lista',
        keywords: 'explorador, buscar carreras, comparar metas, metas, mi lista, postulacion, simular postulacion',
      },
      [CAREERS_PATH]: {
        note: 'Por área, con sus universidades',
        keywords: 'carreras, todas las carreras, comparar carreras, carreras y universidades',
      },
      [CUTOFFS_PATH]: {
        note: 'El último puntaje seleccionado',
        keywords: 'cortes, puntaje de corte, ultimo seleccionado',
      },
    }),
    {
      label: 'Fechas',
      entries: [
        {
          path: `${CAREERS_PATH}#${CALENDAR_ID}`,
          title: `Calendario de Admisión ${NEWEST_CALENDAR.process}`,
          note: 'Inscripción, pruebas, resultados y postulación',
          keywords:
            'calendario, fechas, fechas paes, cuando es la paes, cuando se postula, fecha postulacion, fechas postulacion, cuando postular, inscripcion, fecha resultados, cuando salen los puntajes',
        },
      ],
    },
    {
      label: 'Carreras',
      entries: [...OFFER.careers.map(careerEntry), ...OFFER.discontinuedCareers.map(discontinuedEntry)],
    },
    { label: 'Universidades', entries: OFFER.universities.map(universityEntry) },
    {
      label: 'Puntajes de corte',
      entries: OFFER.careers.map(({ id, name }) => ({
        path: cutoffsPath(id),
        title: `Puntajes de corte de ${name}`,
      })),
    },
  ],
});
