import type { MasteryLevel } from './mastery.ts';

export interface LevelWords {
  readonly name: string;
  /** Behind the name, what it says of the student. */
  readonly meaning: string;
}

/** By level, the same words in every area. */
export const LEVEL_WORDS: Readonly<Record<MasteryLevel, LevelWords>> = {
  0: { name: 'Sin ver', meaning: 'todavía no respondes nada de este contenido' },
  1: { name: 'En camino', meaning: 'lo estás conociendo, y fallas más de lo que aciertas' },
  2: { name: 'Familiar', meaning: 'aciertas más o menos la mitad' },
  3: { name: 'Firme', meaning: 'aciertas casi siempre' },
  4: { name: 'Dominado', meaning: 'lo sabes, y te ha durado' },
};
