import type { HomeAnswer, HomeTask } from '../../../api/home.ts';

/** The tasks of today that are left, and those of the next day that has any. */
export function nextTasks({ week, later, day }: Pick<HomeAnswer, 'week' | 'later' | 'day'>): {
  readonly date: string | null;
  readonly tasks: readonly HomeTask[];
} {
  const days = [...week, ...later].filter(({ date, tasks }) => (day === null || date >= day) && tasks.length > 0);
  const [first] = days;
  return { date: first?.date ?? null, tasks: first?.tasks ?? [] };
}
