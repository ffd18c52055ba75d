import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { routes } from './routes.ts';

/** What of the shell's own pages can be found, declared like everybody's. */
export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/ajustes': {
        note: 'Apariencia, sesiones, tus datos',
        keywords:
          'mi cuenta, ajustes, configuracion, borrar mi cuenta, eliminar cuenta, descargar mis datos, modo oscuro, tema, cerrar sesion, contrasena',
      },
      '/acceder': {
        note: 'Con tu cuenta, o crea una',
        keywords: 'entrar, iniciar sesion, login, crear cuenta, registrarse',
        audience: 'visitors',
      },
      '/': { title: 'Inicio', keywords: 'inicio, portada, travesia' },
    }),
  ],
});
