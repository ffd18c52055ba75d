import { join } from 'node:path';
import { openCards } from '@travesia/content-item-model/cards';
import { openLessonMinutes } from '@travesia/content-item-model/lessons';
import { openShownMistakes } from '@travesia/content-item-model/shown-mistakes';
import { defineSlice } from '@travesia/kit-service/slice';
import { openLessonIndex } from '../tutor/open-lesson-index.ts';
import { aprendeService } from './aprende-service.ts';

/** Mastery of contents, progress of lessons, cards, the plan of study, and the tutor. */
export const slice = defineSlice({
  name: 'aprende',
  migrations: join(import.meta.dirname, 'migrations'),
  open: async () => {
    const contents = [openCards(), openLessonMinutes(), openShownMistakes(), openLessonIndex()] as const;
    const [cards, lessonMinutes, shownMistakes, lessonIndex] = await Promise.all(contents);
    return { now: Date.now, cards, lessonMinutes, shownMistakes, cardsAreScattered: true, lessonIndex };
  },
  service: aprendeService,
});
