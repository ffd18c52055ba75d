import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMISSION_CALENDAR, type AdmissionCalendar } from '@travesia/contracts/admission-calendar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarFiles, calendarOf, readCalendars, sharedCalendar } from './calendar-files.ts';

const DATA = join(import.meta.dirname, '../data');
const SHARED = join(import.meta.dirname, '../../../../contracts/src/admission-calendar.json');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calendar-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const add = (year: string, text: string) => {
  mkdirSync(join(folder, year));
  writeFileSync(join(folder, year, 'calendar.json'), text);
};

function calendarsIn(data: string) {
  const read = readCalendars(data);
  if (read.kind === 'refused') throw new Error(read.problems.join('\n'));
  return read.calendars;
}

it('every calendar that is committed is good, and what pages and slices read is what the command writes', () => {
  const calendars = calendarsIn(DATA);
  const shown = calendars.find(({ process }) => process === ADMISSION_CALENDAR.shown) ?? calendars[0];
  for (const [name, text] of Object.entries(calendarFiles(shown))) {
    expect(readFileSync(join(DATA, name), 'utf8') === text, `${name}: run admission/import/main.ts`).toBe(true);
  }
  expect(readFileSync(SHARED, 'utf8') === sharedCalendar(calendars, shown), 'run admission/import/main.ts').toBe(true);
});

it('slices know of each step when it is, and whether DEMRE itself said so', () => {
  const calendars = calendarsIn(DATA);
  const shared: AdmissionCalendar = JSON.parse(sharedCalendar(calendars, calendars[0]));
  expect(shared.processes.find(({ year }) => year === 2027)?.steps).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'oferta-definitiva', from: '2026-09-24', certainty: 'official' }),
      {
        id: 'postulacion',
        kind: 'application',
        title: 'Postulación',
        from: '2027-01-04T09:00',
        to: '2027-01-07T13:00',
        certainty: 'reported',
      },
    ]),
  );
});

describe('the calendar of another year', () => {
  const of2028 = (process = 2028) =>
    JSON.stringify({ ...JSON.parse(readFileSync(join(DATA, '2027/calendar.json'), 'utf8')), process });

  it('is a folder more', () => {
    cpSync(join(DATA, '2027'), join(folder, '2027'), { recursive: true });
    add('2028', of2028());
    expect(calendarsIn(folder)).toMatchObject([{ process: 2027 }, { process: 2028 }]);
  });

  it('is shown when the process before is over, and waits beside it until then', () => {
    cpSync(join(DATA, '2027'), join(folder, '2027'), { recursive: true });
    add('2028', of2028());
    const calendars = calendarsIn(folder);
    expect(calendarOf(calendars, '2026-12-20T12:00').process).toBe(2027);
    expect(calendarOf(calendars, '2027-01-28T23:59').process).toBe(2027);
    expect(calendarOf(calendars, '2027-01-29T00:00').process).toBe(2028);
    const [of2027] = calendars;
    expect(JSON.parse(sharedCalendar(calendars, of2027))).toMatchObject({
      shown: 2027,
      processes: [{ year: 2027 }, { year: 2028 }],
    });
  });

  it('may wait, where its folder has something else first', () => {
    add('2028', of2028());
    mkdirSync(join(folder, '2029'));
    expect(calendarsIn(folder)).toMatchObject([{ process: 2028 }]);
  });

  it('refuses the whole when it is bad, also an old one', () => {
    add('2027', of2028(2026));
    add('2028', of2028());
    add('2029', '{');
    expect(readCalendars(folder)).toEqual({
      kind: 'refused',
      problems: [
        expect.stringContaining('2027/calendar.json: process: '),
        expect.stringContaining('2029/calendar.json: is not JSON: '),
      ],
    });
  });

  it('is missed where there is none', () => {
    expect(readCalendars(folder)).toMatchObject({ kind: 'refused', problems: [expect.stringContaining('no year')] });
  });
});
