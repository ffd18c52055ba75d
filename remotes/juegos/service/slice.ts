import { join } from 'node:path';
import { defineSlice } from '@travesia/kit-service/slice';
import { juegosService } from './juegos-service.ts';

/** Challenges of games that students did. */
export const slice = defineSlice({
  name: 'juegos',
  migrations: join(import.meta.dirname, 'migrations'),
  async open() {
    const { GAMES } = await import('./games.ts');
    return { games: GAMES, now: Date.now };
  },
  service: juegosService,
});
