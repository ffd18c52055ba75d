import type { JudgedGame } from './judged-game.ts';

/** All that have challenges. */
export const GAMES: readonly JudgedGame[] = [];
