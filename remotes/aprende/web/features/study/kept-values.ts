import * as z from 'zod/mini';
import { homeAnswer, lessonsAnswer } from '../../../api/answers.ts';
import type { HomeAnswer } from '../../../api/home.ts';
import type { LessonsAnswer } from '../../../api/lessons.ts';
import type { LessonRun } from '../../../lesson/lesson-run.ts';
import { once } from '../../once.ts';

/** Made when a lesson is opened: the first page, which reads the plan with the same code, has none. */
const lessonRun = once(() => {
  const point = z.int();
  const place = z.discriminatedUnion('at', [
    z.object({ at: z.literal('opening') }),
    z.object({ at: z.literal('idea'), point }),
    z.object({ at: z.literal('check'), point, answered: z.boolean() }),
    z.object({ at: z.literal('halted'), point }),
    z.object({ at: z.literal('exit') }),
    z.object({ at: z.literal('summary') }),
  ]);

  const numbers = z.record(z.string(), z.number());

  return z.object({
    id: z.string(),
    content: z.string(),
    version: z.int(),
    place,
    guess: z.nullable(z.int()),
    tries: z.record(z.string(), z.array(z.array(z.object({ check: z.string(), choice: z.int() })))),
    passed: z.array(z.string()),
    halts: numbers,
    haltedAt: numbers,
    exit: z.nullable(z.object({ content: z.string(), check: z.string(), choice: z.nullable(z.int()) })),
    doneAt: z.nullable(z.number()),
  });
});

/** What a browser kept, as this release understands it; `null` for what another one wrote differently. */
export const readKeptRun = (kept: unknown): LessonRun | null => lessonRun().safeParse(kept).data ?? null;
export const readKeptHome = (kept: unknown): HomeAnswer | null => homeAnswer.safeParse(kept).data ?? null;
export const readKeptLessons = (kept: unknown): LessonsAnswer | null => lessonsAnswer.safeParse(kept).data ?? null;
