import type { CompiledLesson } from '@travesia/content-lesson-model';
import { lessonAddress } from '@travesia/contracts/page';
import type { HomeAnswer, HomeTask } from '../../../api/home.ts';
import { taskAddress, taskTitle } from '../home/task-text.ts';

/** Where a lesson leads when it ends. */
export interface NextStep {
  readonly href: string;
  readonly text: string;
  readonly reason: string;
}

/** Next task of the plan that is something else than this lesson; else the content after it. `null` at the end of an axis. */
export function nextStep(
  lesson: CompiledLesson,
  home: HomeAnswer | null,
  nameOf: (content: string) => string | null,
): NextStep | null {
  const tasks = home?.week.flatMap((day) => (home.day !== null && day.date >= home.day ? day.tasks : [])) ?? [];
  for (const task of tasks) {
    const step = stepOf(task, lesson.content, nameOf);
    if (step) return step;
  }
  const { next } = lesson;
  if (!next?.hasLesson) return null;
  return {
    href: lessonAddress(next.content),
    text: `Lección: ${next.name}`,
    reason: 'El contenido que sigue en este eje:',
  };
}

function stepOf(task: HomeTask, done: string, nameOf: (content: string) => string | null): NextStep | null {
  const [content] = task.contents;
  if (content === undefined || content === done || nameOf(content) === null) return null;
  return {
    href: taskAddress(task),
    text: taskTitle(task, nameOf),
    reason: `Lo que sigue en tu plan, unos ${task.minutes} minutos:`,
  };
}
