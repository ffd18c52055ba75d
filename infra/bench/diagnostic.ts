// What the next question of a diagnostic costs while 200 students are asked at once: `npm run bench -- diagnostic`. About
// two minutes, loopback only; PostgreSQL, the services and the students share this machine's cores. Needs postgres.
//
// How to read it: a student answers, and the clock runs until the next question is here whole: the answer is graded and
// kept, the engine reckons, and the next question is made, frozen and kept. Students think between 2 and 6 seconds, in
// which nobody reads a question of the PAES: a class of 200 that really reads asks a tenth as much. `at once` has nobody
// think at all: 200 who wait for one another, which says how many questions a second the process can ask, and not what a
// student waits. `together` has all 200 press the key in the same instant, again and again.
//
// Measured 2026-11-28 on two cores. Quiet, at 38 statements a question: 41 a second of students who think, p50 34 ms, p95 148,
// 9.6 ms of processor each; at once 89 a second. Quiet, at eight statements: p50 17 ms, p95 72 (goal 60: missed), p99 120, 9 ms
// each. Quiet, since a statement waits for no connection and the engine reckons half as long at most: p50 12 ms, p95 28
// (met), p99 46, 6.8 ms each; at once 170 a second.
import { startPostgresServer } from '@travesia/kit-service/testing';
import { z } from 'zod';
import { startChild } from './src/child.ts';
import { createStudent } from './src/diagnostic-students.ts';

const STUDENTS = 200;
const THINK_MS = { least: 2_000, most: 6_000 } as const;
/** Before it counts: code gets compiled, questions are read from the bank. */
const WARM_UP_MS = 15_000;
const THINKING_MS = 60_000;
const AT_ONCE_MS = 15_000;
const TOGETHER_ROUNDS = 5;
const TOGETHER_PAUSE_MS = 6_000;
const GOAL_MS = 60;

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const postgres = await startPostgresServer({ maxConnections: 60 });
const server = startChild('diagnostic-server.ts', postgres.url);
const port = z.number().parse(await server.receive());
const students = Array.from({ length: STUDENTS }, (_, number) => createStudent(number + 1, port));

type Asked = Awaited<ReturnType<(typeof students)[number]['next']>>;

/** What all students were asked in `durationMs`; each waits `thinkMs` of its own before it answers. */
async function during(durationMs: number, thinkMs: (draw: () => number) => number): Promise<readonly Asked[]> {
  const end = performance.now() + durationMs;
  const asked: Asked[] = [];
  await Promise.all(
    students.map(async (student) => {
      for (;;) {
        await sleep(thinkMs(student.draw));
        if (performance.now() >= end) return;
        asked.push(await student.next());
      }
    }),
  );
  return asked;
}

const thinking = (draw: () => number) => THINK_MS.least + draw() * (THINK_MS.most - THINK_MS.least);

async function together(): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (let round = 0; round < TOGETHER_ROUNDS; round += 1) {
    await sleep(TOGETHER_PAUSE_MS);
    asked.push(...(await Promise.all(students.map((student) => student.next()))));
  }
  return asked;
}

async function measured(name: string, work: () => Promise<readonly Asked[]>) {
  await server.ask('used');
  const started = performance.now();
  const asked = await work();
  const seconds = (performance.now() - started) / 1000;
  const used = z.number().parse(await server.ask('used'));
  const answers = asked.filter(({ isAnswer, status }) => isAnswer && status === 200).map(({ ms }) => ms);
  const refused = asked.filter(({ status }) => status !== 200).map(({ status }) => status);
  return {
    name,
    'next questions': answers.length,
    'a second': Math.round(answers.length / seconds),
    'p50 ms': Math.round(percentile(answers, 0.5)),
    'p95 ms': Math.round(percentile(answers, 0.95)),
    'p99 ms': Math.round(percentile(answers, 0.99)),
    'processor ms each': Number(((1000 * used) / asked.length).toFixed(1)),
    refused: JSON.stringify([...new Set(refused)]),
  };
}

await during(WARM_UP_MS, thinking);
const rows = [
  await measured('200 who think', () => during(THINKING_MS, thinking)),
  await measured('together', together),
  await measured('at once', () => during(AT_ONCE_MS, () => 0)),
];
for (const student of students) student.close();
await server.release();
await postgres.close();

console.table(rows);
const [first] = rows;
const isMet = first !== undefined && first['p95 ms'] <= GOAL_MS && rows.every(({ refused }) => refused === '[]');
console.log(`p95 of the next question ≤ ${GOAL_MS} ms at ${STUDENTS} students: ${isMet ? 'met' : 'missed'}`);
