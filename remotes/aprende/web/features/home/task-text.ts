import { CARDS_PAGE, lessonAddress } from '@travesia/contracts/page';
import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { HomeTask } from '../../../api/home.ts';
import { once } from '../../once.ts';
import { practiceAddress } from '../study/practice-address.ts';

/** Of a content; `null` where there is none of that id, and until names have come. */
export type NameOf = (content: string) => string | null;

const list = once(() => new Intl.ListFormat('es', { type: 'conjunction' }));

/** Names of the first contents, and how many more there are. */
export function contentNames(ids: readonly string[], nameOf: NameOf, most = 2): string {
  const names = ids.slice(0, most).flatMap((id) => nameOf(id) ?? []);
  const more = ids.length - names.length;
  if (names.length === 0) return ids.length === 1 ? '1 contenido' : `${ids.length} contenidos`;
  return list().format(more > 0 ? [...names, `${more} más`] : names);
}

/** An id of a content begins with that of its test. */
export const areaOf = ({ test, contents: [first] }: HomeTask) => test ?? first?.split('.')[0];

/** What is to be done, as the title of a task. */
export function taskTitle({ kind, contents, test }: HomeTask, nameOf: NameOf): string {
  switch (kind) {
    case 'lesson':
      return `Lección: ${contentNames(contents, nameOf, 1)}`;
    case 'practice':
      return `Práctica: ${contentNames(contents, nameOf)}`;
    case 'review':
      return `Repaso: ${contentNames(contents, nameOf)}`;
    case 'simulacro':
      return test ? `Simulacro de ${TEST_NAMES[test]}` : 'Simulacro';
    case 'cards':
      return 'Tarjetas del día';
    case 'light':
      return 'Repaso liviano';
  }
}

/** Where it is done. */
export function taskAddress({ kind, contents, test }: HomeTask): string {
  const [first] = contents;
  switch (kind) {
    case 'lesson':
    case 'light':
      return first === undefined ? '/aprende' : lessonAddress(first);
    case 'practice':
    case 'review':
      return test && first !== undefined ? practiceAddress(test, contents.join(',')) : '/ensayos';
    case 'simulacro':
      return test
        ? `/ensayos/generar?${new URLSearchParams({ modo: 'simulacro', prueba: test })}`
        : '/ensayos/generar/tipo';
    case 'cards':
      return CARDS_PAGE;
  }
}

/** What a task may bring, where it is of a test of which a score is known. */
export const taskGainText = (task: HomeTask, scored: ReadonlySet<string>): string | null =>
  scored.has(areaOf(task) ?? '') ? gainText(task.gain) : null;

/** Points that it may bring, as a range; nothing is promised. */
export function gainText({ low, high }: { readonly low: number; readonly high: number }): string | null {
  const [least, most] = [Math.round(low), Math.round(high)];
  if (most <= 0) return null;
  if (most === 1) return 'cerca de 1 punto';
  return least >= most ? `cerca de ${most} puntos` : `entre ${Math.max(0, least)} y ${most} puntos`;
}
