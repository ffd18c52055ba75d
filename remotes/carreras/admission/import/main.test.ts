import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const DATA = join(import.meta.dirname, '../data');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offer-'));
  cpSync(DATA, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = () => spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), folder], { encoding: 'utf8' });

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const contents = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]);

it('the importer refuses a folder with a bad row, names it, and leaves the data as it was', () => {
  const [first, ...others] = read('2027/offer.json');
  writeFileSync(join(folder, '2027/offer.json'), JSON.stringify([{ ...first, vacancies: 'muchas' }, ...others]));
  const before = contents();
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('2027/offer.json row 1 (11001): vacancies: ');
  expect(stderr).toContain('Nothing was written: 1 problems.');
  expect(contents()).toEqual(before);
});

it('the importer names a file that was cut off', () => {
  const file = join(folder, '2027/offer.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200_000));
  const before = contents();
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('2027/offer.json: is not a JSON list of rows');
  expect(stderr).toMatch(/Nothing was written: \d+ problems\.\s*$/);
  expect(contents()).toEqual(before);
});

it('a process to come is one folder more', () => {
  const offer: readonly { code: string; vacancies: number }[] = read('2027/offer.json');
  mkdirSync(join(folder, '2028'));
  const [gone, first, ...others] = offer;
  writeFileSync(join(folder, '2028/offer.json'), JSON.stringify([{ ...first, vacancies: 77 }, ...others]));
  writeFileSync(join(folder, '2028/calendar.json'), JSON.stringify({ ...read('2027/calendar.json'), process: 2028 }));
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('Admisión 2028: 2176 programmes') });
  expect(read('years.json')).toEqual({ offer: 2028, cutoffs: [2026, 2025, 2024] });
  expect(read('admission-calendar.json').processes).toMatchObject([{ year: 2027 }, { year: 2028 }]);
  expect(readFileSync(join(folder, 'REPORT.md'), 'utf8')).toContain('# What Admisión 2028 changed');
  expect(gone?.code).toBe('11001');
});
