import { join } from 'node:path';
import { openCards } from '@travesia/content-item-model/cards';
import { defineSlice } from '@travesia/kit-service/slice';
import { aprendeService } from './aprende-service.ts';

/** Mastery of contents, progress of lessons, cards, and the plan of study. */
export const slice = defineSlice({
  name: 'aprende',
  migrations: join(import.meta.dirname, 'migrations'),
  open: async () => ({ now: Date.now, cards: await openCards(), cardsAreScattered: true }),
  service: aprendeService,
});
