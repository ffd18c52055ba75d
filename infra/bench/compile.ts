// What it costs those who practise that others ask for questions which nobody has compiled yet: `npm run bench -- compile`,
// half a minute, loopback only, needs the program postgres. It is the hour after a deploy: over empty tables, students make
// one simulacro after the other of all five tests, so that thousands of variants are compiled, while the service says for
// how long its serving thread was ever held. Before, as many forms are made and not kept: what code costs while it is cold
// is not of compiling.
//
// How to read it: "held" is the most time of the processor that the thread took between two looks of its event loop, which
// is what its own work stops others for; the longest stop is that of the clock, with what other processes took of the cores.
//
// Measured 2026-11-23 on two cores with other work on them: while 100 simulacros had nothing compiled, held 10.8 ms (goal 20:
// met); while much and more was, 12.9 and 13.2 ms. With compiling on the serving thread, a question a turn, 23.9 ms.
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgresServer } from '@travesia/kit-service/testing';
import { z } from 'zod';
import { startChild } from './src/child.ts';
import { simulacroRequest } from './src/practice-students.ts';

const STUDENTS = 100;
const AT_ONCE = 8;
const HELD_MAX_MS = 20;
const TESTS = ['cl', 'm1', 'm2', 'hcs', 'ciencias'] as const;

const Calm = z.object({ rss: z.number(), stallMs: z.number(), heldMs: z.number() });

const postgres = await startPostgresServer({ maxConnections: 60 });
const server = startChild('practice-server.ts', postgres.url);
const port = z.number().parse(await server.receive());

/** So many students ask. Resolves with how long each waited, in order. */
async function round(number: number, what: 'feasibility' | 'creation'): Promise<readonly number[]> {
  const waits: number[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let student = next++; student < STUDENTS; student = next++) {
      const test = TESTS[student % TESTS.length] ?? 'cl';
      const { path, ...request } = simulacroRequest(what, number * STUDENTS + student, test);
      const asked = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
      if (answer.status !== 200) throw new Error(`a simulacro was refused: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      waits.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return waits.sort((one, other) => one - other);
}

const ROUNDS = [
  ['not kept', 'feasibility'],
  ['not kept', 'feasibility'],
  ['nothing compiled', 'creation'],
  ['much compiled', 'creation'],
  ['more compiled', 'creation'],
] as const;

for (const [number, [name, what]] of ROUNDS.entries()) {
  await server.ask('calm');
  await sleep(200);
  const waits = await round(number, what);
  const { stallMs, heldMs, rss } = Calm.parse(await server.ask('calm'));
  const median = Math.round(waits[Math.floor(waits.length / 2)] ?? Number.NaN);
  console.log(
    `${name}: ${STUDENTS} simulacros, median ${median} ms, slowest ${Math.round(waits.at(-1) ?? Number.NaN)} ms; ` +
      `held ${heldMs.toFixed(1)} ms (at most ${HELD_MAX_MS}: ${heldMs <= HELD_MAX_MS ? 'met' : 'missed'}), ` +
      `longest stop ${stallMs.toFixed(1)} ms; ${Math.round(rss / 1024 / 1024)} MB`,
  );
}
await server.release();
await postgres.close();
