/** Of {@link CONSENT_TEXT}: each consent says which words were agreed to. Another text is another version. */
export const CONSENT_TEXT_VERSION = '2026-11-25';

/** In days, from when the student said a year of birth that needs it. */
export const CONSENT_DEADLINE_DAYS = 30;

/** What a guardian agrees to, on the page and in the mail. */
export const CONSENT_TEXT = {
  kept: [
    'El nombre con que quiere que lo llamemos, su año de nacimiento, su curso, tipo de colegio y región.',
    'Sus ensayos: qué respondió, cuánto se demoró y qué resultado tuvo.',
    'Sus notas y puntajes, y las carreras que le interesan, si los escribe.',
    'Su correo, para entrar a la cuenta.',
  ],
  why: 'Para mostrarle qué le falta aprender, armar su plan de estudio y comparar sus puntajes con los que piden las carreras. No vendemos datos, no mostramos publicidad y no se los entregamos a nadie que los use para otra cosa.',
  howLong:
    'Mientras exista la cuenta. Cuando la elimina, o cuando usted retira su permiso, se borra todo. Las copias de respaldo, que nadie usa para otra cosa que recuperar el sitio, se borran cuando vencen.',
} as const;
