import type { Purpose } from '@travesia/contracts/page';

/** What this remote keeps of a student, for the page of privacy. */
export const PURPOSES: readonly Purpose[] = [
  {
    what: 'Tus respuestas de ensayos, lecciones y repasos: de qué contenido, si acertaste, cuándo y qué error fue.',
    why: 'Para estimar qué sabes de cada contenido y cuándo conviene repasarlo.',
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
    what: 'Tu plan, con una copia de lo que usa: cómo te llamas, pruebas, fecha, tiempo de estudio, metas y puntajes estimados.',
    why: 'Para mostrarlo de inmediato y que siga ahí si otra parte de Travesía no responde.',
    howLong: 'Se reemplaza cada vez que el plan se rehace; mientras exista tu cuenta.',
  },
];
