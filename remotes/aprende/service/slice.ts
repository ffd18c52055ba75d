import { join } from 'node:path';
import { openCards } from '@travesia/content-item-model/cards';
import { openLessonMinutes } from '@travesia/content-item-model/lessons';
import { defineSlice } from '@travesia/kit-service/slice';
import { aprendeService } from './aprende-service.ts';

/** Mastery of contents, progress of lessons, cards, and the plan of study. */
export const slice = defineSlice({
  name: 'aprende',
  migrations: join(import.meta.dirname, 'migrations'),
  open: async () => {
    const [cards, lessonMinutes] = await Promise.all([openCards(), openLessonMinutes()]);
    return { now: Date.now, cards, lessonMinutes, cardsAreScattered: true };
  },
  service: aprendeService,
});
