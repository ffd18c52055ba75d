import { allContents, TEMARIO } from '@travesia/contracts/temario';
import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { CALCULATOR_PATH, routes, SYLLABUS_PATH, SYLLABUS_QUERY, TABLE_PATH } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      [CALCULATOR_PATH]: {
        note: 'Tus notas de la media, en puntaje',
        keywords: 'calculadora, calculadora nem, nem, ranking, notas, promedio de notas, calcular mi nem',
      },
      [TABLE_PATH]: { note: 'Cada promedio con su puntaje', keywords: 'tabla, tabla nem, conversion, notas a puntaje' },
      [SYLLABUS_PATH]: {
        note: 'Qué entra en cada prueba',
        keywords: 'temario, contenidos, que entra en la paes, materia, demre',
      },
    }),
    {
      label: 'Pruebas',
      entries: TEMARIO.map(({ id, name }) => ({
        path: `${SYLLABUS_PATH}#${id}` as const,
        title: name,
        note: 'Temario de la prueba',
        keywords: `temario ${id}, prueba ${id}, ${id}`,
      })),
    },
    {
      label: 'Contenidos',
      entries: allContents().map(({ name, test, axis, unit }) => ({
        path: `${SYLLABUS_PATH}?${SYLLABUS_QUERY}=${encodeURIComponent(name)}#${test.id}` as const,
        title: name,
        note: `${test.name} · ${axis.name}`,
        context: unit.name,
      })),
    },
  ],
});
