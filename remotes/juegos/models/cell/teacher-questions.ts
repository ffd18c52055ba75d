/** What a science teacher asks of the model, and what it has to answer. */
export interface TeacherQuestion {
  readonly id: string;
  readonly question: string;
  /** As the model gives it: figures with their units. */
  readonly answer: string;
  readonly source: string;
}

const BOOK = 'Alberts y otros, Molecular Biology of the Cell, 6.ª ed., 2014';

export const TEACHER_QUESTIONS: readonly TeacherQuestion[] = [
  {
    id: 'doble-concentracion',
    question:
      '¿En qué volumen queda un glóbulo rojo cuando la concentración de afuera se duplica, y cuál es la presión osmótica del plasma?',
    answer: '70\u00a0% del inicial; 7,6 atm',
    source:
      'Boyle y van ’t Hoff, V = b + (1 − b)·π₀/π, con b = 0,4 (Solomon y otros, J. Membr. Biol. 74, 1983); π = MRT con 0,3 osm y 310 K',
  },
  {
    id: 'agua-pura',
    question: '¿Revienta en agua pura un glóbulo rojo? ¿Y una célula vegetal?',
    answer: 'El glóbulo rojo, sí; la célula vegetal, no: queda turgente, con 0,7 MPa',
    source: 'Turgencia de 0,3 a 1 MPa: Cosgrove, Annu. Rev. Cell Dev. Biol. 13, 1997',
  },
  {
    id: 'par-que-no-se-separa',
    question:
      'Con 2n = 46, ¿cuántos cromosomas tienen las células tras la meiosis I, y cuántos los gametos si en ella un par no se separó?',
    answer: '23 y 23; 24, 24, 22 y 22',
    source: `${BOOK}, cap. 17`,
  },
  {
    id: 'sin-respiracion',
    question:
      'Dos horas después de detener la respiración en las mitocondrias, ¿cuánto queda del ATP y de las proteínas?',
    answer: 'ATP 7\u00a0%, proteínas 98\u00a0%',
    source: `2 de unos 30 ATP por glucosa sin respiración: ${BOOK}, cap. 14; vida media de 46 h: Schwanhäusser y otros, Nature 473, 2011`,
  },
];
