/** What a science teacher asks of the model, and what it has to answer. */
export interface TeacherQuestion {
  readonly id: string;
  readonly question: string;
  /** As the model gives it: figures with their units. */
  readonly answer: string;
  readonly source: string;
}

const BOOK = 'Ling, Sanny y Moebs, University Physics, vol. 1, OpenStax, 2016';

export const TEACHER_QUESTIONS: readonly TeacherQuestion[] = [
  {
    id: 'cuatro-veces-la-tension',
    question:
      'Un pulso recorre 4 m de una cuerda de 0,25 kg/m tensada con 4 N, y después de la misma cuerda con 16 N. ¿Cuánto demora cada vez?',
    answer: '1 s y 0,5 s',
    source: `${BOOK}, 16.3: v = √(T/μ)`,
  },
  {
    id: 'pulso-en-cada-extremo',
    question:
      'Se envía una cresta de 8 cm por una cuerda sin roce. ¿Cómo vuelve de un extremo fijo, de uno libre y de uno que absorbe?',
    answer: '−8 cm, 8 cm y 0 cm',
    source: `${BOOK}, 16.5: reflexión en un extremo fijo y en uno libre`,
  },
  {
    id: 'armonicos-de-dos-extremos',
    question:
      'Una cuerda de 6 m en que las ondas van a 6 m/s, ¿qué tres primeras frecuencias hacen crecer sus vientres con los extremos fijos, y con uno libre?',
    answer: '0,5, 1 y 1,5 Hz; 0,25, 0,75 y 1,25 Hz',
    source: `${BOOK}, 16.6: fₙ = n·v/2L, y (2n − 1)·v/4L con un extremo libre`,
  },
  {
    id: 'sirena-que-pasa',
    question:
      'Una sirena de 440 Hz pasa a 30 m/s frente a una persona, con el aire a 20 °C. ¿Qué frecuencia se oye antes y después?',
    answer: '482 Hz y 405 Hz',
    source: `${BOOK}, 17.7: f′ = f·v/(v ∓ vₛ)`,
  },
];
