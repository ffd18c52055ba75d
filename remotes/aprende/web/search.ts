import { lessonAddress } from '@travesia/contracts/page';
import { allContents } from '@travesia/contracts/temario';
import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { routes } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/home': { note: 'Qué hacer hoy', keywords: 'inicio, hoy, mi plan' },
      '/aprende': { note: 'Lecciones por contenido', keywords: 'lecciones, estudiar, clases' },
      '/lobby': { note: 'Para estudiar con otras personas', keywords: 'sala, estudiar en grupo' },
      '/tutor': {
        note: 'Pregunta lo que no entiendes y avanza con pistas',
        keywords: 'dudas, ayuda, preguntar, pistas, no entiendo',
      },
    }),
    {
      label: 'Lecciones',
      entries: allContents().map(({ id, name, test, axis, unit }) => ({
        path: lessonAddress(id),
        title: `Lección · ${name}`,
        note: `${test.name} · ${axis.name}`,
        context: unit.name,
      })),
    },
  ],
});
