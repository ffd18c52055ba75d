import { describe, expect, it } from 'vitest';
import type { CalendarDates } from '../../../admission/calendar.ts';
import { applicationText, stateWord } from './application-text.ts';
import { closingText, datesText } from './dates-text.ts';
import { atHandText, hoursText, publishedText, stateText } from './step-texts.ts';

const APPLICATION = { id: 'postulacion', title: 'Postulación', start: '2027-01-04T09:00', end: '2027-01-07T13:00' };
const RESULTS = { id: 'resultados', title: 'Resultados', start: '2027-01-18T12:00', end: '2027-01-18' };
const TEST = { id: 'paes', title: 'PAES Regular', start: '2026-11-30', end: '2026-12-02' };

describe('the dates of a step', () => {
  it.each([
    [APPLICATION, '4 al 7 de enero de 2027'],
    [TEST, '30 de noviembre al 2 de diciembre de 2026'],
    [RESULTS, '18 de enero de 2027'],
    [{ start: '2026-12-28', end: '2027-01-03' }, '28 de diciembre de 2026 al 3 de enero de 2027'],
  ])('%o', (step, text) => {
    expect(datesText(step)).toBe(text);
  });

  it.each([
    [APPLICATION, 'desde las 9:00, hasta las 13:00 del último día'],
    [{ start: '2026-06-01', end: '2026-07-27T13:00' }, 'hasta las 13:00 del último día'],
    [{ start: '2026-06-01T09:00', end: '2026-07-27' }, 'desde las 9:00 del primer día'],
    [RESULTS, 'desde las 12:00'],
    [TEST, ''],
  ])('have the hours that are known: %o', (step, text) => {
    expect(hoursText(step)).toBe(text);
  });
});

describe('how far a step is', () => {
  it.each([
    [APPLICATION, '2026-11-23T23:59', 'faltan 42\u00a0días', 'faltan 42\u00a0días'],
    [APPLICATION, '2027-01-03T10:00', 'mañana', 'mañana'],
    [APPLICATION, '2027-01-04T08:59', 'hoy', 'hoy a las 9:00'],
    [APPLICATION, '2027-01-04T09:00', 'en curso', 'en curso, termina en 3\u00a0días'],
    [APPLICATION, '2027-01-06T09:00', 'en curso', 'en curso, termina mañana'],
    [APPLICATION, '2027-01-07T12:59', 'termina hoy', 'en curso, termina hoy a las 13:00'],
    [APPLICATION, '2027-01-07T13:00', 'ya pasó', 'ya pasó'],
    [TEST, '2026-12-02T09:00', 'termina hoy', 'en curso, termina hoy'],
    [RESULTS, '2027-01-18T11:59', 'hoy', 'hoy a las 12:00'],
    [RESULTS, '2027-01-18T12:00', 'hoy', 'hoy'],
    [RESULTS, '2027-01-19T00:00', 'ya pasó', 'ya pasó'],
  ])('%o at %s', (step, now, word, text) => {
    expect(stateWord(step, now)).toBe(word);
    expect(stateText(step, now)).toBe(text);
  });

  it('is told of what comes first, and the end of the process of all', () => {
    const dates: CalendarDates = { process: 2027, steps: [TEST, APPLICATION, RESULTS] };
    expect(atHandText(dates, '2026-11-23T12:00')).toBe('PAES Regular: faltan 7\u00a0días');
    expect(atHandText(dates, '2027-01-05T12:00')).toBe('Postulación: en curso, termina en 2\u00a0días');
    expect(atHandText(dates, '2027-01-19T00:00')).toBe('Admisión 2027 ya terminó');
  });
});

describe('beside the dates of the application', () => {
  const application = { ...APPLICATION, process: 2027, processEnd: '2027-01-18' };

  it.each([
    ['2026-11-23T23:59', 'cierra el 7 a las 13:00 · faltan 42\u00a0días'],
    ['2027-01-03T23:59', 'cierra el 7 a las 13:00 · empieza mañana'],
    ['2027-01-04T08:59', 'cierra el 7 a las 13:00 · empieza hoy'],
    ['2027-01-04T09:00', 'cierra el 7 a las 13:00 · en curso'],
    ['2027-01-07T12:59', 'cierra el 7 a las 13:00 · termina hoy'],
    ['2027-01-07T13:00', 'ya pasó'],
    ['2027-01-19T00:00', 'Admisión 2027 ya terminó'],
  ])('at %s: %s', (now, text) => {
    expect(applicationText(application, now)).toBe(text);
  });

  it('no hour of closing is made up', () => {
    const days = { ...application, end: '2027-01-07' };
    expect(closingText(APPLICATION)).toBe('cierra el 7 a las 13:00');
    expect(closingText(days)).toBe('');
    expect(applicationText(days, '2026-11-23T23:59')).toBe('faltan 42\u00a0días');
  });
});

it.each([
  ['2026-09-23', '23 de septiembre de 2026'],
  ['2026-11', 'noviembre de 2026'],
  ['2026', '2026'],
])('a source of %s says so', (published, text) => {
  expect(publishedText(published)).toBe(text);
});
