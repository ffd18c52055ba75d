import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { OWN_ENTRIES_PATH } from '../api/paths.ts';
import { routes } from '../routes.ts';
import { TYPE_ADDRESS, typeAddress } from '../structure/addresses.ts';

/** What a test is called besides its name. */
const NICKNAMES: Readonly<Record<TestId, string>> = {
  cl: 'lenguaje lectura',
  m1: 'matematicas',
  m2: 'matematicas',
  hcs: 'hcs',
  ciencias: 'biologia fisica quimica',
};

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/ensayos': {
        note: 'Tus ensayos y sus resultados',
        keywords: 'ensayos, ensayo, mis ensayos, simulacro, simulacros, practicar, resultados, puntaje',
      },
      [TYPE_ADDRESS]: {
        title: 'Nuevo ensayo',
        note: 'Simulacro, práctica corta o repaso',
        keywords: 'rendir un ensayo, ensayo corto, hacer un ensayo, practica, repaso',
      },
      '/test': {
        title: 'Ensayo de muestra',
        note: 'Diez preguntas, sin cuenta',
        keywords: 'muestra, prueba de muestra, probar, preguntas paes, test, practicar gratis',
      },
    }),
    {
      label: 'Ensayos por prueba',
      // One name of many words: a student's own attempts answer `simulacro m1` before these.
      entries: TEMARIO.map(({ id }) => ({
        path: typeAddress(id),
        title: `Ensayo de ${TEST_NAMES[id]}`,
        note: 'Simulacro o práctica',
        keywords: `simulacro practica practicar prueba ${NICKNAMES[id]}`,
      })),
    },
  ],
  ownPath: OWN_ENTRIES_PATH,
});
