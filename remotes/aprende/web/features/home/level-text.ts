import type { LevelChange, MasteryLevel } from '@travesia/contracts/slices';
import { momentText } from './dates-text.ts';

export interface LevelText {
  readonly level: MasteryLevel;
  readonly name: string;
  readonly meaning: string;
  /** After a number of contents. */
  readonly inCounts: string;
}

/** By level. */
export const LEVEL_TEXTS: readonly [LevelText, LevelText, LevelText, LevelText, LevelText] = [
  { level: 0, name: 'Sin ver', meaning: 'todavía no has respondido nada', inCounts: 'sin ver' },
  { level: 1, name: 'En camino', meaning: 'lo estás conociendo', inCounts: 'en camino' },
  { level: 2, name: 'Familiar', meaning: 'aciertas más o menos la mitad', inCounts: 'familiares' },
  { level: 3, name: 'Firme', meaning: 'aciertas casi siempre', inCounts: 'firmes' },
  { level: 4, name: 'Dominado', meaning: 'lo sabes y te ha durado', inCounts: 'dominados' },
];

/** Why a level is what it is: by answers, or by time without any. */
export function levelChangeText({ from, to, at, answered, correct }: LevelChange): string {
  const moved = to > from ? 'Subió' : 'Bajó';
  const day = momentText(at).split(',')[0] ?? '';
  if (answered === 0) return `${moved} un poco porque hace tiempo que no lo practicas.`;
  if (answered === 1) return `${moved} porque ${correct === 1 ? 'acertaste' : 'fallaste'} el ${day}.`;
  return `${moved} porque acertaste ${correct} de ${answered}, la última vez el ${day}.`;
}
