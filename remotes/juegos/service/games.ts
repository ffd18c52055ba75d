import { CELL } from '../models/cell/cell.ts';
import { EARTH } from '../models/earth/earth.ts';
import { FRICTION } from '../models/friction/friction.ts';
import { WAVES } from '../models/waves/waves.ts';
import { type JudgedGame, judgedGame } from './judged-game.ts';

/** All that have challenges. */
export const GAMES: readonly JudgedGame[] = [
  judgedGame(CELL),
  judgedGame(EARTH),
  judgedGame(WAVES),
  judgedGame(FRICTION),
];
