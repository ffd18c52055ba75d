/** What a science teacher asks of the model, with its answer and from where one knows that it is right. */
export interface TeacherQuestion {
  readonly question: string;
  /** With the figures of the model. */
  readonly answer: string;
  readonly source: string;
}

export const FRICTION_QUESTIONS: readonly TeacherQuestion[] = [
  {
    question:
      'Caja de 50 kg en el piso, μe = 0,25 y μc = 0,1875. ¿Se mueve si la empujo con 122,5 N? ¿Y con 123 N, con qué aceleración?',
    answer: 'Con 122,5 N no parte; con 123 N parte y acelera a 0,6225 m/s².',
    source:
      'μe·m·g = 0,25 · 50 · 9,8 = 122,5 N; (123 − 0,1875 · 490) / 50 = 0,6225. Son los valores de PhET, Forces and Motion: Basics, versión 2.5, 2025.',
  },
  {
    question: 'La misma caja se suelta a 5 m/s sin empuje. ¿Dónde se detiene? ¿Importa la masa?',
    answer: 'Se detiene a 6,80 m, con 1 kg, con 50 kg y con 200 kg.',
    source:
      'v² / (2·μc·g) = 25 / (2 · 0,1875 · 9,8) = 6,80 m: teorema del trabajo y la energía, sin la masa (OpenStax, College Physics, 2012, 5.1 y 7.2).',
  },
  {
    question: 'Si inclino madera sobre madera (μe = 0,5) grado a grado, ¿cuándo resbala?',
    answer: 'A 26° se queda y a 27° resbala, con 20 kg y con 40 kg.',
    source:
      'Resbala cuando tan θ pasa de μe: arctan 0,5 = 26,57° (ángulo de roce, OpenStax, College Physics, 2012, 5.1).',
  },
  {
    question: 'Bloque de 10 kg en la mesa (μc = 0,3) y 8 kg colgando de la polea: ¿la cuerda tira con los 78,4 N?',
    answer: 'No: todo acelera a 2,72 m/s² y la cuerda tira con 56,6 N.',
    source:
      'a = (M·g − μc·m·g) / (m + M) = (78,4 − 29,4) / 18; T = M·(g − a). Segunda ley en cada cuerpo (OpenStax, College Physics, 2012, cap. 4 y 5).',
  },
];
