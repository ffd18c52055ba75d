import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { routes } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/onboarding': {
        title: 'Diagnóstico y plan',
        note: 'Qué ya sabes y por dónde empezar',
        keywords:
          'diagnostico, plan, plan de estudio, arma tu plan, empezar, por donde empiezo, por donde empezar, por donde parto',
      },
      '/perfil/crear': { note: 'Curso, colegio, región y pruebas', keywords: 'perfil, mi perfil, mis datos' },
    }),
  ],
});
