/** Last part of the address of each game that has a state to open it in. */
export type GameId = 'celula' | 'geosfera' | 'simulador-ondas' | 'fuerza-roce';

/**
 * A game that shows what a point speaks of, opened in the state of which it speaks. Its page belongs to another team: it is a
 * link and no part of the lesson.
 */
export interface GameLink {
  readonly game: GameId;
  /**
   * What the game's page takes after `#`: settings as its model encodes them, or `desafio=` with the id of a challenge. Empty
   * for where everybody begins. `infra/checks/lesson-games.test.ts` asks the model whether it reads it.
   */
  readonly state: string;
  /** What to do there, one sentence that is the link's name. */
  readonly words: string;
}
