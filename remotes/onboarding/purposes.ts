import type { Purpose } from '@travesia/contracts/page';

/** What this remote keeps of a student, for the page of privacy. */
export const PURPOSES: readonly Purpose[] = [
  {
    what: 'Tu año de nacimiento.',
    why: 'Para saber si tu madre, tu padre o tu tutor tiene que dar permiso antes de guardar lo demás.',
    howLong: 'Mientras exista tu cuenta.',
  },
  {
    what: 'Tu perfil: cómo quieres que te llamemos, curso, tipo de colegio, región, pruebas, electivo, fecha y tiempo de estudio.',
    why: 'Para que el plan, los puntajes y los plazos sean los tuyos.',
    howLong: 'Mientras exista tu cuenta, o hasta que lo cambies.',
  },
  {
    what: 'Si tu edad lo pide: el correo de tu tutor, qué decidió, cuándo y con qué texto.',
    why: 'Para pedirle permiso y poder demostrar que lo dio.',
    howLong: 'Mientras exista tu cuenta. Si dice que no, o no responde en 30 días, se borra todo con la cuenta.',
  },
  {
    what: 'Tu correo y que pediste el correo semanal.',
    why: 'Para enviarte los domingos cuántos días faltan y qué dicen tus ensayos.',
    howLong: 'Hasta que lo desactives en Ajustes o con el enlace de cualquiera de esos correos.',
    optional: true,
  },
  {
    what: 'Los correos que te enviamos a ti o a tu tutor.',
    why: 'Para volver a intentarlo si no salen, y no enviar dos veces el mismo.',
    howLong: 'La dirección y el texto, hasta que salen; que salió, 90 días.',
  },
  {
    what: 'Tus diagnósticos: qué contenidos te preguntamos, si acertaste y cuánto tardaste, y lo que se infiere de eso.',
    why: 'Para saber por dónde empezar y armar tu plan.',
    howLong: 'Mientras exista tu cuenta. Sin cuenta, 60 días, o hasta que los borres o los pases a una.',
  },
  {
    what: 'Si empiezas sin cuenta: qué te interesa, tus metas, tus pruebas y tu tiempo, en tu navegador.',
    why: 'Para que puedas dejarlo y volver donde quedaste.',
    howLong: 'Hasta que los pases a tu cuenta o borres los datos del navegador.',
  },
];
