import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledLesson, LessonIndex, LessonMap } from '@travesia/content-lesson-model';
import { allContents } from '@travesia/contracts/temario';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mistakesOfBank } from '../gates/mistakes-of-bank.ts';
import { loadLessons } from '../load-lessons.ts';
import { writeLessons } from './write-lessons.ts';

let folder: string;
let files: readonly string[];

const read = (file: string) => readFile(join(folder, file), 'utf8');
const readLesson = async (content: string): Promise<CompiledLesson> => JSON.parse(await read(`files/${content}.json`));

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lessons-')), 'carried');
  await writeLessons(
    (await loadLessons()).map(({ lesson }) => lesson),
    (await mistakesOfBank()).names,
    folder,
  );
  files = await readdir(join(folder, 'files'));
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

const ofAllTests = async (): Promise<LessonIndex> =>
  Object.assign(
    {},
    ...(await Promise.all(
      ['cl', 'm1', 'm2', 'hcs', 'ciencias'].map(async (test) => JSON.parse(await read(`index/${test}.json`))),
    )),
  );

it('every lesson is one file, and the index of its test has the digest of its very bytes', async () => {
  const lessons = await ofAllTests();
  const named = Object.keys(lessons).map((content) => `${content}.json`);
  expect(named.sort()).toEqual(files.toSorted());
  for (const [content, { integrity, minutes }] of Object.entries(lessons)) {
    const json = await read(`files/${content}.json`);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(json).digest('base64')}`);
    const lesson = await readLesson(content);
    expect(minutes).toBe(lesson.minutes);
  }
});

it('the map has all contents, with minutes where there is a lesson', async () => {
  const map: LessonMap = JSON.parse(await read('index/map.json'));
  const contents = map.flatMap(({ axes }) => axes.flatMap(({ units }) => units.flatMap((unit) => unit.contents)));
  expect(contents.map(({ id }) => id)).toEqual(allContents().map(({ id }) => id));
  expect(
    contents
      .filter(({ minutes }) => minutes !== undefined)
      .map(({ id }) => `${id}.json`)
      .sort(),
  ).toEqual(files.toSorted());
});

it('formulas are seen as MathML and heard in Spanish, figures have their words, and the key stands first', async () => {
  const lesson = await readLesson('m1.numeros.porcentaje.calculo');
  const [first, second] = lesson.points;
  expect(first?.idea).toMatch(/role="img" aria-label="[^"]*\D+[^"]*"><math/);
  expect(second?.figure).toContain('aria-label="Gráfico de barras');
  const [check] = first?.checks ?? [];
  expect(check?.options.map(({ text }) => text)).toEqual(['30', '20', '120', '75']);
  expect(check?.options.map(({ feedback }) => feedback !== undefined)).toEqual([false, true, true, true]);
  expect(lesson.prerequisites.map(({ content }) => content)).toEqual(['m1.numeros.enteros-racionales.racionales']);
  expect(lesson.next?.content).toBe('m1.numeros.porcentaje.problemas');
});

it('every mistake that the bank asks of a content is shown by a wrong option of its lesson, and has its name there', async () => {
  const { ofContent } = await mistakesOfBank();
  const shown: Readonly<Record<string, readonly string[]>> = JSON.parse(await read('shown-mistakes.json'));
  for (const file of files) {
    const { content, mistakes, points } = await readLesson(file.replace(/\.json$/, ''));
    const options = points.flatMap(({ checks }) => checks.flatMap((check) => check.options));
    const stoodFor = new Set(options.flatMap(({ mistake }) => mistake ?? []));
    expect(shown[content], content).toEqual([...stoodFor].sort());
    expect([...(ofContent.get(content) ?? [])].filter((mistake) => !stoodFor.has(mistake))).toEqual([]);
    const treated = points.flatMap(({ warnings }) => warnings.map(({ mistake }) => mistake));
    for (const mistake of [...treated, ...stoodFor]) expect(mistakes[mistake], mistake).toMatch(/^\p{Lu}/u);
  }
  expect(Object.keys(shown)).toHaveLength(files.length);
});

it('no lesson carries a style attribute or a script, which the content policy would refuse', async () => {
  for (const file of files) expect(await read(`files/${file}`), file).not.toMatch(/<[^>]+\sstyle=|<script/);
});
