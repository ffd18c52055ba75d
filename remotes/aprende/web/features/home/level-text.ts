import type { LevelChange, MasteryLevel } from '@travesia/contracts/slices';
import { momentDayText } from './dates-text.ts';

/** Behind a number of contents: of one, of more. */
const COUNT_WORDS: Readonly<Record<MasteryLevel, readonly [one: string, more: string]>> = {
  0: ['sin ver', 'sin ver'],
  1: ['en camino', 'en camino'],
  2: ['familiar', 'familiares'],
  3: ['firme', 'firmes'],
  4: ['dominado', 'dominados'],
};

/** How many contents are at a level. */
export function levelCountText(level: MasteryLevel, contents: number): string {
  const [one, more] = COUNT_WORDS[level];
  return `${contents} ${contents === 1 ? one : more}`;
}

/** Why a level is what it is: by answers, or by time without any. */
export function levelChangeText({ from, to, at, answered, correct }: LevelChange): string {
  if (from === 0) return `Lo empezaste el ${momentDayText(at)}.`;
  if (answered === 0) return 'Bajó un poco porque hace tiempo que no lo practicas.';
  // A level rises by right answers alone, and falls by wrong ones.
  const moved = to > from ? 'Subió porque acertaste' : 'Bajó porque fallaste';
  const day = momentDayText(at);
  if (answered === 1) return `${moved} el ${day}.`;
  return `${moved} ${to > from ? correct : answered - correct} de ${answered}, la última vez el ${day}.`;
}
