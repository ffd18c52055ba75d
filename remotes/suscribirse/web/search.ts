import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { routes } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/suscribirse': {
        note: 'Qué cuesta y qué es gratis',
        keywords: 'precio, cuanto cuesta, planes, suscripcion, pagar',
      },
    }),
  ],
});
