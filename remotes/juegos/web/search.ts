import { defineSearch, pagesGroup } from '@travesia/kit-remote/search';
import { routes } from '../routes.ts';

export default defineSearch({
  groups: [
    pagesGroup(routes, {
      '/juegos/simulador-ondas': { note: 'Juego de física', keywords: 'ondas, frecuencia, longitud de onda, juego' },
      '/juegos/celula': { note: 'Juego de biología', keywords: 'celula, organelos, osmosis, mitosis, meiosis, juego' },
      '/juegos/geosfera': {
        note: 'Juego de física',
        keywords: 'geosfera, capas de la tierra, sismos, placas tectonicas, epicentro, juego',
      },
      '/juegos/ruleta': {
        note: 'Juego de preguntas',
        keywords: 'ruleta, preguntas al azar, preguntas cortas, repasar, juego',
      },
      '/juegos/flashcards': {
        note: 'Tarjetas para memorizar',
        keywords: 'tarjetas, memorizar, repaso espaciado, anki, juego',
      },
      '/juegos/fuerza-roce': { note: 'Juego de física', keywords: 'roce, friccion, fuerza, juego' },
    }),
  ],
});
