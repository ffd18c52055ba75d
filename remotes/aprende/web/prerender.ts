import type { CompiledLesson } from '@travesia/content-lesson-model';
import { LESSONS_PAGE } from '@travesia/contracts/page';
import { definePrerender } from '@travesia/kit-remote/prerender';
import { firstScreenHtml } from './features/first-screen/first-screen-html.tsx';

export default definePrerender({
  [LESSONS_PAGE]: {
    async values(carried) {
      const lessons = Object.entries(await carried('lessons'));
      return Object.fromEntries(
        lessons.map(([content, lesson]) => [content, firstScreenHtml(lesson as CompiledLesson)]),
      );
    },
  },
});
