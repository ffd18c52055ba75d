import { findContent, TEMARIO, type TestId } from '@travesia/contracts/temario';
import type { HomeTask } from '../../../api/home.ts';

export const testName = (test: TestId) => TEMARIO.find(({ id }) => id === test)?.name ?? test;

/** As short as a tile allows; M1 and M2 are called so by everybody. */
const SHORT_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  ciencias: 'Ciencias',
};

export const shortTestName = (test: TestId) => SHORT_NAMES[test];

export const contentName = (id: string) => findContent(id)?.name ?? id;

/** Of a content and of a task about it. */
export const testOf = (contentId: string) => findContent(contentId)?.test.id;

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Names of the first contents, and how many more there are. */
export function contentNames(ids: readonly string[], most = 2): string {
  const names = ids.slice(0, most).map(contentName);
  const more = ids.length - names.length;
  return more > 0 ? list.format([...names, `${more} más`]) : list.format(names);
}

/** What is to be done, as the title of a task. */
export function taskTitle({ kind, contents, test }: HomeTask): string {
  switch (kind) {
    case 'lesson':
      return `Lección: ${contentNames(contents, 1)}`;
    case 'practice':
      return `Práctica: ${contentNames(contents)}`;
    case 'review':
      return `Repaso: ${contentNames(contents)}`;
    case 'simulacro':
      return test ? `Simulacro de ${testName(test)}` : 'Simulacro';
    case 'cards':
      return 'Tarjetas del día';
    case 'light':
      return 'Repaso liviano';
  }
}

/** Questions that fit into the minutes of a task. */
const MINUTES_A_QUESTION = 2;
const QUESTIONS = { least: 5, most: 20 } as const;

const questionsIn = (minutes: number) =>
  Math.min(QUESTIONS.most, Math.max(QUESTIONS.least, Math.round(minutes / MINUTES_A_QUESTION)));

/** Where it is done. */
export function taskAddress({ kind, contents, test, minutes }: HomeTask, lesson: (content: string) => string): string {
  const [first] = contents;
  switch (kind) {
    case 'lesson':
      return first === undefined ? '/aprende' : lesson(first);
    case 'practice':
    case 'review':
      return `/ensayos/generar?${new URLSearchParams({ contenidos: contents.join(','), preguntas: String(questionsIn(minutes)) })}`;
    case 'simulacro':
      return test
        ? `/ensayos/generar?${new URLSearchParams({ modo: 'simulacro', prueba: test })}`
        : '/ensayos/generar/tipo';
    case 'cards':
      return '/juegos/flashcards';
    case 'light':
      return first === undefined ? '/aprende' : lesson(first);
  }
}

/** Points that it may bring, as a range; nothing is promised. */
export function gainText({ low, high }: { readonly low: number; readonly high: number }): string | null {
  const [least, most] = [Math.round(low), Math.round(high)];
  if (most <= 0) return null;
  if (most === 1) return 'cerca de 1 punto';
  return least >= most ? `cerca de ${most} puntos` : `entre ${Math.max(0, least)} y ${most} puntos`;
}
