import type { Purpose } from '@travesia/contracts/page';

/** What this remote keeps of a student, for the page of privacy. */
export const PURPOSES: readonly Purpose[] = [
  {
    what: 'Las notas y los puntajes que escribes en «Mis puntajes».',
    why: 'Para calcular tu ponderado y compararlo con lo que pide cada carrera.',
    howLong: 'Mientras exista tu cuenta, o hasta que los borres.',
  },
  {
    what: 'Tu lista de preferencias y las carreras que te pusiste como meta.',
    why: 'Para ordenar tu postulación y mostrarte cuánto te falta.',
    howLong: 'Mientras exista tu cuenta, o hasta que las borres.',
  },
];
