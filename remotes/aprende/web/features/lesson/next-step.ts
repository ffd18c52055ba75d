import type { CompiledLesson } from '@travesia/content-lesson-model';
import { lessonAddress } from '@travesia/contracts/page';
import type { HomeAnswer, HomeTask } from '../../../api/home.ts';
import { isPractisedByContent, practiceAddress } from '../study/practice-address.ts';

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
  return { href: lessonAddress(next.content), text: next.name, reason: 'El contenido que sigue en este eje:' };
}

function stepOf(
  { kind, contents, test, minutes }: HomeTask,
  done: string,
  nameOf: (content: string) => string | null,
): NextStep | null {
  const [content] = contents;
  if (content === undefined || content === done) return null;
  const name = nameOf(content);
  if (name === null) return null;
  const reason = `Lo que sigue en tu plan, unos ${minutes} minutos:`;
  if (kind === 'lesson') return { href: lessonAddress(content), text: name, reason };
  if (kind === 'practice' && test && isPractisedByContent(test)) {
    return { href: practiceAddress(test, contents.join(',')), text: `Practicar ${name}`, reason };
  }
  return null;
}
