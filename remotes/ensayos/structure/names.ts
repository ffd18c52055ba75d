import type { TestId } from '@travesia/contracts/temario';
import type { AttemptMode, AttemptRequest } from '../api/attempts.ts';

export const TEST_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Competencia Lectora',
  m1: 'Matemática 1 (M1)',
  m2: 'Matemática 2 (M2)',
  hcs: 'Historia y Ciencias Sociales',
  ciencias: 'Ciencias',
};

/** Where a sentence or a card has little room. */
export const SHORT_TEST_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  ciencias: 'Ciencias',
};

export const MODE_NAMES: Readonly<Record<AttemptMode, string>> = {
  simulacro: 'Simulacro',
  practica: 'Práctica',
  repaso: 'Repaso',
  muestra: 'Prueba de muestra',
  parecida: 'Pregunta parecida',
  pregunta: 'Pregunta',
};

export function requestName(request: AttemptRequest): string {
  return request.mode === 'muestra' ? MODE_NAMES.muestra : `${MODE_NAMES[request.mode]} de ${TEST_NAMES[request.test]}`;
}
