import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { findContent } from '@travesia/contracts/temario';
import type { MostNeeded } from '../../../api/attempts.ts';
import type { NeededContent } from '../../../practice/most-needed.ts';

/** Contents that the sentence calls by name: more would not be read. */
const NAMED = 2;

const list = new Intl.ListFormat('es');

const nameOf = ({ contentId }: NeededContent) => `«${findContent(contentId)?.name ?? contentId}»`;

/** Why these questions: a sentence. */
export function neededText({ test, contents }: Pick<MostNeeded, 'test' | 'contents'>): string {
  const short = SHORT_TEST_NAMES[test];
  if (contents.length === 0) {
    return `Todavía no tenemos respuestas tuyas: empieza con preguntas de todo ${short} y con ellas sabremos qué te falta.`;
  }
  const of = (reason: NeededContent['reason']) => contents.filter((content) => content.reason === reason);
  const [missed, unseen, fresh] = [of('missed'), of('long-unseen'), of('new')];
  const reasons = [
    ...(missed.length > 0 ? [missedText(missed)] : []),
    ...(unseen.length > 0 ? [unseenText(unseen)] : []),
    ...(fresh.length > 0 ? [freshText(fresh)] : []),
  ];
  return `De ${short}, porque ${list.format(reasons)}.`;
}

function missedText(missed: readonly NeededContent[]): string {
  const [first] = missed;
  const counted = first ? `${first.wrong} de tus últimas ${first.answered} en ${nameOf(first)}` : '';
  const alone = first?.answered === 1 && first ? `la última en ${nameOf(first)}` : counted;
  const others = missed.slice(1, NAMED).map(nameOf);
  const more = missed.length - 1 - others.length;
  const also = [...others, ...(more > 0 ? [more === 1 ? 'otro contenido' : `otros ${more} contenidos`] : [])];
  return `fallaste ${alone}${also.length > 0 ? ` y también en ${list.format(also)}` : ''}`;
}

function unseenText(unseen: readonly NeededContent[]): string {
  const days = Math.min(...unseen.map(({ daysSince }) => daysSince ?? 0));
  return `hace ${days} días o más que no ves ${namedText(unseen)}`;
}

const freshText = (fresh: readonly NeededContent[]) => `todavía no practicas ${namedText(fresh)}`;

function namedText(contents: readonly NeededContent[]): string {
  const more = contents.length - NAMED;
  return list.format([
    ...contents.slice(0, NAMED).map(nameOf),
    ...(more > 0 ? [more === 1 ? 'otro contenido' : `otros ${more} contenidos`] : []),
  ]);
}
