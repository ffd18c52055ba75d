import type { LevelChange, MasteryLevel } from '@travesia/contracts/slices';
import { momentText } from './dates-text.ts';

/** Behind a number of contents. */
export const LEVEL_COUNT_WORDS: Readonly<Record<MasteryLevel, string>> = {
  0: 'sin ver',
  1: 'en camino',
  2: 'familiares',
  3: 'firmes',
  4: 'dominados',
};

/** Why a level is what it is: by answers, or by time without any. */
export function levelChangeText({ from, to, at, answered, correct }: LevelChange): string {
  const moved = to > from ? 'Subió' : 'Bajó';
  const day = momentText(at).split(',')[0] ?? '';
  if (answered === 0) return `${moved} un poco porque hace tiempo que no lo practicas.`;
  if (answered === 1) return `${moved} porque ${correct === 1 ? 'acertaste' : 'fallaste'} el ${day}.`;
  return `${moved} porque acertaste ${correct} de ${answered}, la última vez el ${day}.`;
}
