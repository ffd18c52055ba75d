import type { CardReviewsBody, Holds, Same, StudyWeekAnswer } from '@travesia/contracts/slices';
import type * as z from 'zod/mini';
import type { evidenceAnswer, homeAnswer, lessonProgress, lessonsAnswer } from './answers.ts';
import type { cardReviewsBody, evidenceBody, lessonReport } from './bodies.ts';
import type { EvidenceAnswer, EvidenceBody } from './evidence.ts';
import type { HomeAnswer } from './home.ts';
import type { LessonProgress, LessonReport, LessonsAnswer } from './lessons.ts';

/**
 * Each schema says exactly what its interface says: a field added to, taken from or changed on one side only does not
 * type-check here.
 */
export type SchemasAgree = [
  Holds<Same<z.output<typeof evidenceBody>, EvidenceBody>>,
  Holds<Same<z.output<typeof cardReviewsBody>, CardReviewsBody>>,
  Holds<Same<z.output<typeof evidenceAnswer>, EvidenceAnswer>>,
  Holds<Same<z.output<typeof lessonReport>, LessonReport>>,
  Holds<Same<z.output<typeof lessonProgress>, LessonProgress>>,
  Holds<Same<z.output<typeof lessonsAnswer>, LessonsAnswer>>,
  Holds<Same<z.output<typeof homeAnswer>, HomeAnswer>>,
  // What other areas read of it.
  Holds<HomeAnswer extends StudyWeekAnswer ? true : false>,
];
