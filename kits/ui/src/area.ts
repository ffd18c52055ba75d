/** What a page, a card or a picture belongs to: one of the five tests, careers, games, or study in general. */
export type Area = 'lectura' | 'm1' | 'm2' | 'historia' | 'ciencias' | 'carreras' | 'juegos' | 'estudio';
