import type { Purpose } from '@travesia/contracts/page';

/** What this remote keeps of a student, for the page of privacy. */
export const PURPOSES: readonly Purpose[] = [
  {
    what: 'Tus respuestas de ensayos, lecciones y repasos: de qué contenido, si acertaste, cuándo y qué error fue.',
    why: 'Para estimar qué sabes de cada contenido, cuándo conviene repasarlo y qué error conviene volver a mirar.',
    howLong: 'Mientras exista tu cuenta.',
  },
  {
    what: 'Hasta dónde llegaste en cada lección y dónde te detuviste.',
    why: 'Para seguir donde quedaste, también en otro equipo.',
    howLong: 'Mientras exista tu cuenta.',
  },
  {
    what: 'Qué tarjetas sabías y cuáles no, y cuándo. En este dispositivo, las de hoy, para que funcionen sin conexión.',
    why: 'Para mostrarte cada una cuando conviene, antes de que se te olvide.',
    howLong: 'Mientras exista tu cuenta; en el dispositivo, hasta que cierres la sesión.',
  },
  {
    what: 'Tu plan, con una copia de lo que usa: cómo te llamas, curso, pruebas, fecha, tiempo de estudio, metas y puntajes estimados.',
    why: 'Para mostrarlo de inmediato y que siga ahí si otra parte de Travesía no responde.',
    howLong: 'Se reemplaza cada vez que el plan se rehace; mientras exista tu cuenta.',
  },
  {
    what: 'Tus conversaciones con el tutor: lo que escribes, lo que te responde y de qué pregunta o contenido son.',
    why: 'Para seguir donde quedaste, también en otra pestaña u otro equipo.',
    howLong: '30 días desde la última vez que escribiste; puedes borrarlas antes, una por una o todas.',
  },
  {
    what: 'Hasta qué pista te ayudó el tutor en cada contenido, sin lo que conversaron.',
    why: 'Para saber si las pistas sirven: si después puedes sin ayuda.',
    howLong: 'Mientras exista tu cuenta.',
  },
  {
    what: 'Si aceptas que un modelo de lenguaje te responda. A él van la pregunta, las pistas ya dichas, trozos de lecciones y lo que escribes; nunca tu nombre, tu correo ni quién eres.',
    why: 'Para decirte una pista con otras palabras. Sin tu permiso, el tutor usa solo lo que escribieron personas.',
    howLong: 'El permiso, hasta que lo cambies o mientras exista tu cuenta.',
  },
  {
    what: 'En este dispositivo, lo que respondiste y todavía no llega a nosotros.',
    why: 'Para que nada de lo que hiciste sin conexión se pierda.',
    howLong: 'Hasta que se envía, aunque cierres la sesión antes: sale cuando vuelvas a entrar aquí.',
  },
  {
    what: 'En este dispositivo, en qué va tu temporizador de la sala de estudio.',
    why: 'Para que sea el mismo en todas tus pestañas.',
    howLong: 'Hasta que cierres la sesión.',
  },
];
