import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { AttemptMode, AttemptRequest } from '../api/attempts.ts';

export const MODE_NAMES: Readonly<Record<AttemptMode, string>> = {
  simulacro: 'Simulacro',
  practica: 'Práctica',
  repaso: 'Repaso',
  muestra: 'Ensayo de muestra',
  parecida: 'Pregunta parecida',
  pregunta: 'Pregunta',
};

export function requestName(request: AttemptRequest): string {
  return request.mode === 'muestra' ? MODE_NAMES.muestra : `${MODE_NAMES[request.mode]} de ${TEST_NAMES[request.test]}`;
}
