import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const DATA = join(import.meta.dirname, '../data');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offer-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' });

const contents = () =>
  readdirSync(DATA, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]);

it('the importer refuses a folder with a bad row, names it, and leaves the data as it was', () => {
  const before = contents();
  writeFileSync(join(folder, 'programs.json'), JSON.stringify([{ code: '11001', name: 'Arquitectura' }]));
  writeFileSync(join(folder, 'universities.json'), '[]');
  const { status, stderr } = run(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('programs.json row 1 (11001): universityCode: ');
  expect(stderr).toContain('Nothing was imported: ');
  expect(contents()).toEqual(before);
});

it('the importer says what it needs', () => {
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('<folder with programs.json') });
});
