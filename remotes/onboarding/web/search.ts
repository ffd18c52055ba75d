import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { routes } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/onboarding': { note: 'Unas preguntas para partir', keywords: 'plan, plan de estudio, empezar' },
      '/perfil/crear': { note: 'Curso, colegio, región y pruebas', keywords: 'perfil, mi perfil, mis datos' },
    }),
  ],
});
