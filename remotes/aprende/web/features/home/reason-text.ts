import type { HomeTask } from '../../../api/home.ts';

/** Why a task is in the plan, in a sentence. Of a reason that only a newer service knows, what its kind of task is for. */
export function reasonText({ kind }: HomeTask): string {
  switch (kind) {
    case 'lesson':
      return 'Es lo que más puntos te da por el tiempo que toma.';
    case 'practice':
      return 'Responder preguntas fija lo que aprendiste.';
    case 'review':
      return 'Toca repasarlo antes de que se olvide.';
    case 'simulacro':
      return 'Un ensayo completo dice dónde estás.';
    case 'cards':
      return 'Son pocas, y duran más si las ves hoy.';
    case 'light':
      return 'Mañana es la prueba: hoy, poco y conocido.';
  }
}
