import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { OWN_ENTRIES_PATH } from '../api/paths.ts';
import { routes } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/ensayos': {
        note: 'Tus ensayos y sus resultados',
        keywords: 'ensayos, ensayo, mis ensayos, simulacro, simulacros, practicar, resultados, puntaje',
      },
      '/ensayos/generar/tipo': {
        title: 'Nuevo ensayo',
        note: 'Simulacro, práctica corta o repaso',
        keywords: 'rendir un ensayo, ensayo corto, hacer un ensayo, practica, repaso',
      },
      '/test': { note: 'Sin cuenta', keywords: 'muestra, prueba de muestra, probar, preguntas paes, test' },
    }),
  ],
  ownPath: OWN_ENTRIES_PATH,
});
