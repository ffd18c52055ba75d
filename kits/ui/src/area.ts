import type { TestId } from '@travesia/contracts/temario';

/** What a page, a card or a picture belongs to: one of the five tests, careers, games, or study in general. */
export type Area = TestId | 'carreras' | 'juegos' | 'estudio';
