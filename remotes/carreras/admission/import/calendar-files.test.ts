import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarFiles, readCalendars } from './calendar-files.ts';

const DATA = join(import.meta.dirname, '../data');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calendar-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const add = (year: string, text: string) => {
  mkdirSync(join(folder, year));
  writeFileSync(join(folder, year, 'calendar.json'), text);
};

it('every calendar that is committed is good, and what pages read is what the command writes of the newest', () => {
  const read = readCalendars(DATA);
  if (read.kind === 'refused') throw new Error(read.problems.join('\n'));
  for (const [name, text] of Object.entries(calendarFiles(read.newest))) {
    expect(readFileSync(join(DATA, name), 'utf8') === text, `${name}: run admission/import/main.ts`).toBe(true);
  }
});

describe('the calendar of another year', () => {
  const of2028 = (process = 2028) =>
    JSON.stringify({ ...JSON.parse(readFileSync(join(DATA, '2027/calendar.json'), 'utf8')), process });

  it('is a folder more', () => {
    cpSync(join(DATA, '2027'), join(folder, '2027'), { recursive: true });
    add('2028', of2028());
    expect(readCalendars(folder)).toMatchObject({ kind: 'calendars', newest: { process: 2028 } });
  });

  it('may wait, where its folder has something else first', () => {
    add('2028', of2028());
    mkdirSync(join(folder, '2029'));
    expect(readCalendars(folder)).toMatchObject({ kind: 'calendars', newest: { process: 2028 } });
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
