import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { findContent } from '@travesia/contracts/temario';
import type { MostNeeded } from '../../../api/attempts.ts';
import type { NeededContent } from '../../../practice/most-needed.ts';

/** Contents that the sentence calls by name: more would not be read. */
const NAMED = 2;

const list = new Intl.ListFormat('es');

const nameOf = ({ contentId }: NeededContent) => `«${findContent(contentId)?.name ?? contentId}»`;

/** Why these questions, in a sentence; what else they are about in another one. */
export function neededText({ test, contents }: Pick<MostNeeded, 'test' | 'contents'>): string {
  const short = SHORT_TEST_NAMES[test];
  const [first] = contents;
  if (!first) {
    return `Todavía no tenemos respuestas tuyas: empieza con preguntas de todo ${short} y con ellas sabremos qué te falta.`;
  }
  const others = contents.slice(1);
  return `De ${short}, porque ${reasonText(first)}.${others.length > 0 ? ` ${othersText(others)}` : ''}`;
}

function reasonText(content: NeededContent): string {
  const { reason, answered, wrong, omitted = 0, daysSince } = content;
  switch (reason) {
    case 'missed': {
      const missed =
        omitted === 0 ? 'fallaste' : omitted === wrong ? 'dejaste en blanco' : 'fallaste o dejaste en blanco';
      return `${missed} ${answered === 1 ? 'la última' : `${wrong} de tus últimas ${answered}`} en ${nameOf(content)}`;
    }
    case 'long-unseen':
      return `hace ${daysSince} días que no ves ${nameOf(content)}`;
    case 'new':
      return `todavía no practicas ${nameOf(content)}`;
  }
}

function othersText(others: readonly NeededContent[]): string {
  const more = others.length - NAMED;
  const named = list.format([
    ...others.slice(0, NAMED).map(nameOf),
    ...(more > 0 ? [more === 1 ? 'otro contenido' : `otros ${more} contenidos`] : []),
  ]);
  return others.every(({ reason }) => reason === 'new')
    ? `Lo demás todavía no lo practicas: ${named}.`
    : `También hay de ${named}.`;
}
