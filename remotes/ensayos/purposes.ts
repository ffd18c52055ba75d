import type { Purpose } from '@travesia/contracts/page';

/** What this remote keeps of a student, for the page of privacy. */
export const PURPOSES: readonly Purpose[] = [
  {
    what: 'Tus ensayos: las preguntas que te tocaron, qué respondiste, cuándo, cuánto te demoraste y tu resultado.',
    why: 'Para corregirlos, mostrarte las soluciones, seguir en otro dispositivo y decirte qué contenidos te faltan.',
    howLong: 'Mientras exista tu cuenta, o hasta que los borres.',
  },
  {
    what: 'Hasta dónde viste pistas de una pregunta antes de responderla, y cuándo.',
    why: 'Para darte la que sigue, y no contar como algo que ya sabes lo que respondiste con ayuda.',
    howLong: 'Mientras exista tu cuenta, o hasta que los borres.',
  },
  {
    what: 'Los avisos que envías sobre una pregunta.',
    why: 'Para corregir la pregunta.',
    howLong: 'Mientras exista tu cuenta, o hasta que los borres.',
  },
  {
    what: 'Sin cuenta: el ensayo de muestra que rindes y las preguntas que respondes en la ruleta, bajo una cookie que no dice quién eres.',
    why: 'Para corregirlos, y que puedas pasar el ensayo de muestra a tu cuenta si la creas.',
    howLong: '60 días desde lo último que empezaste; un día después se borra solo.',
  },
];
