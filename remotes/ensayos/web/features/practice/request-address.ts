import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { type AttemptRequest, type Feedback, PRACTICE_ITEMS, practiceItemsLeast } from '../../../api/attempts.ts';
import { ELECTIVES } from '../../../practice/blueprint.ts';

/** Items of a practice where nobody chose another number. */
export const DEFAULT_ITEMS = 15;
/** Of one that a link asks for by its contents alone. */
const LINKED_ITEMS = 10;

/** What somebody chose, as the query of an address: it can be reloaded, shared and gone back to. */
export function requestQuery(request: AttemptRequest): string {
  const query = new URLSearchParams({ modo: request.mode });
  if ('test' in request) query.set('prueba', request.test);
  if (request.mode === 'simulacro') {
    if (request.elective) query.set('electivo', request.elective);
    if (request.timeFactor && request.timeFactor !== 1) query.set('tiempo', String(request.timeFactor));
  }
  if ('items' in request) {
    query.set('preguntas', String(request.items));
    query.set('correccion', request.feedback === 'at-once' ? 'altiro' : 'al-final');
  }
  if (request.mode === 'practica' && request.contents.length > 0) query.set('contenidos', request.contents.join(','));
  return `?${query}`;
}

/**
 * The request that a query asks for, with what is missing or wrong in it replaced; `null` without a mode and a test. Where
 * it names contents alone, as links of other areas do, it is a practice of them.
 */
export function requestOfQuery(search: string): AttemptRequest | null {
  const query = new URLSearchParams(search);
  const contents = (query.get('contenidos') ?? '').split(',');
  const ofContents = contents[0]?.split('.')[0];
  const test = TEMARIO.find(({ id }) => id === (query.get('prueba') ?? ofContents))?.id;
  const mode = query.get('modo') ?? (ofContents ? 'practica' : null);
  if (!test) return null;
  const asked = Number(query.get('preguntas') ?? (query.has('modo') ? DEFAULT_ITEMS : LINKED_ITEMS));
  const least = mode === 'practica' ? practiceItemsLeast(test) : PRACTICE_ITEMS.least;
  const items = Number.isInteger(asked) ? Math.min(PRACTICE_ITEMS.most, Math.max(least, asked)) : DEFAULT_ITEMS;
  const feedback: Feedback = query.get('correccion') === 'al-final' ? 'at-end' : 'at-once';
  if (mode === 'simulacro') {
    const elective = ELECTIVES.find((name) => name === query.get('electivo')) ?? ELECTIVES[0];
    const timeFactor = ([1.25, 1.5, 2] as const).find((factor) => String(factor) === query.get('tiempo'));
    return { mode, test, ...(test === 'ciencias' && { elective }), ...(timeFactor && { timeFactor }) };
  }
  if (mode === 'repaso') return { mode, test, items, feedback };
  if (mode !== 'practica') return null;
  return { mode, test, contents: knownContents(test, contents), items, feedback };
}

/** Those that the test has: its contents, units and axes by id, and all of it by its own. */
function knownContents(test: TestId, ids: readonly string[]): readonly string[] {
  const temario = TEMARIO.find(({ id }) => id === test);
  const known = new Set<string>([
    test,
    ...(temario?.axes ?? []).flatMap((axis) => [
      axis.id,
      ...axis.units.flatMap((unit) => [unit.id, ...unit.contents.map(({ id }) => id)]),
    ]),
  ]);
  return [...new Set(ids.filter((id) => known.has(id)))];
}
