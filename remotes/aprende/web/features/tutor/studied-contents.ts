import type { HomeAnswer } from '../../../api/home.ts';
import { nextTasks } from '../home/next-tasks.ts';

const STUDIED_MAX = 6;

/** Contents that a student works on, the nearest first: next in their plan, lessons that they began, what is due. */
export function studiedContents(home: Pick<HomeAnswer, 'week' | 'later' | 'day' | 'lessons' | 'due'>): string[] {
  const planned = nextTasks(home).tasks.flatMap(({ contents }) => contents);
  return [...new Set([...planned, ...home.lessons.begun, ...home.due])].slice(0, STUDIED_MAX);
}
