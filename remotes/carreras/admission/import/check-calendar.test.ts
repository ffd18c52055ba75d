import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCalendar } from './check-calendar.ts';

const STEP = {
  id: 'postulacion',
  kind: 'application',
  title: 'Postulación',
  start: '2028-01-03T09:00',
  end: '2028-01-06T13:00',
  todo: 'Ordenas tus preferencias.',
  sources: ['demre'],
};
const UNKNOWN = {
  id: 'invierno',
  title: 'PAES de Invierno',
  text: 'Sin fecha publicada cuando la buscamos.',
  searched: '2027-03-01',
  sources: [],
};
const CALENDAR = {
  process: 2028,
  official: 'https://demre.cl/calendario',
  sources: { demre: { name: 'DEMRE', published: '2027-03' } },
  steps: [STEP],
  unknown: [UNKNOWN],
};

function problemsOf(changes: object): readonly string[] {
  const checked = checkCalendar({ ...CALENDAR, ...changes }, 2028);
  return checked.kind === 'refused' ? checked.problems : [];
}

it('a good calendar is taken as it is', () => {
  expect(checkCalendar(CALENDAR, 2028)).toEqual({ kind: 'calendar', calendar: CALENDAR });
});

const later = { ...STEP, id: 'later', kind: 'selection' };

describe('a bad calendar is refused with the reason:', () => {
  it.each([
    [{ process: 2027 }, 'process: is 2027 in the folder 2028'],
    [{ steps: [] }, 'steps: '],
    [{ steps: [{ ...STEP, kind: 'results' }] }, 'steps: 0 are of the kind application'],
    [{ steps: [STEP, { ...STEP, id: 'otra' }] }, 'steps: 2 are of the kind application'],
    [{ steps: [STEP, { ...later, id: 'postulacion' }] }, 'postulacion: the id is there twice'],
    [{ unknown: [{ ...UNKNOWN, id: 'postulacion' }] }, 'postulacion: the id is there twice'],
    [{ steps: [{ ...STEP, end: '2028-01-02' }] }, 'postulacion: ends at 2028-01-02, and begins at 2028-01-03T09:00'],
    [{ steps: [{ ...STEP, end: '2028-01-03T09:00' }] }, 'postulacion: ends at 2028-01-03T09:00'],
    [{ steps: [STEP, { ...later, start: '2028-01-03' }] }, 'later: begins before the step above it'],
    [{ steps: [{ ...STEP, sources: [] }] }, 'steps.0.sources: a date needs a source'],
    [{ steps: [{ ...STEP, sources: ['demre', 'nadie'] }] }, "postulacion: the source 'nadie' is unknown"],
    [{ steps: [{ ...STEP, sources: ['demre', 'constructor'] }] }, "postulacion: the source 'constructor' is unknown"],
    [{ unknown: [{ ...UNKNOWN, lastYear: 'En junio.' }] }, 'invierno: what was last year needs a source'],
    [{ sources: { ...CALENDAR.sources, otra: CALENDAR.sources.demre } }, "sources: nothing comes from 'otra'"],
    [{ sources: { demre: { name: 'DEMRE', published: 'marzo' } } }, 'sources.demre.published: is neither a day'],
    [{ steps: [{ ...STEP, start: '2028-02-30' }] }, 'steps.0.start: is neither a day'],
    [{ steps: [{ ...STEP, start: '2028-01-03T24:00' }] }, 'steps.0.start: is neither a day'],
    [{ steps: [{ ...STEP, start: '2028-01-03T09:00Z' }] }, 'steps.0.start: is neither a day'],
    [{ steps: [{ ...STEP, todo: ' ' }] }, 'steps.0.todo: '],
    [{ official: 'http://demre.cl' }, 'official: '],
    [{ surprise: 1 }, 'file: Unrecognized key: "surprise"'],
  ])('%j', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
  });

  it('anything that is no calendar, without an exception', () => {
    fc.assert(fc.property(fc.anything(), (value) => checkCalendar(value, 2028).kind === 'refused'));
  });
});
