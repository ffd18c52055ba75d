// What a whole export costs the process that serves it: `npm run bench -- export [events]`, a million where it is not
// said. Loopback only, needs the program postgres. The service is a process of its own; it is asked for the export once, by
// a reader that keeps no more than what it has to count, and says how much memory it came to and how long its event loop
// was ever stopped: by the clock, with what other processes took of the cores, and held by its own work.
//
// The process may have a heap of 150 MB. Where it may have more it takes more, because the engine's young generation grows
// with all that outlives two collections, and rows of a page do: without a bound the same export came to 276 MB.
//
// Measured 2026-11-23 on two quiet cores, PostgreSQL 15, with modules that Node had compiled before (npm scripts keep them:
// NODE_COMPILE_CACHE): a million events, 181 MB, in 9 s; 176 MB at most, 15 MB more than before; longest stop 19 ms, held
// 12 ms; whole. The first time after a change Node strips the services of their types, which takes 40 MB more.
import { startPostgresServer } from '@travesia/kit-service/testing';
import { z } from 'zod';
import { startChildWith } from './src/child.ts';
import { exportRequest } from './src/practice-students.ts';

const EVENTS = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.argv[2] ?? 1_000_000);
const HEAP_MAX_MB = 150;
const MEMORY_MAX_BYTES = 200 * 1024 * 1024;
const HELD_MAX_MS = 100;

const Calm = z.object({ rss: z.number(), stallMs: z.number(), heldMs: z.number() });

const postgres = await startPostgresServer({ maxConnections: 60 });
const server = startChildWith([`--max-heap-size=${HEAP_MAX_MB}`], 'practice-server.ts', postgres.url);
const port = z.number().parse(await server.receive());
await server.ask({ seed: [1, 1], mode: 'practica' });
await server.ask({ eventsOf: 1, count: EVENTS });
const before = Calm.parse(await server.ask('calm')).rss;

const { path, headers } = exportRequest(1);
const started = performance.now();
const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
let bytes = 0;
let rows = 0;
let end = '';
const decoder = new TextDecoder();
for await (const chunk of answer.body ?? []) {
  const text = decoder.decode(chunk, { stream: true });
  bytes += chunk.length;
  rows += text.split('"epoch":').length - 1;
  end = (end + text).slice(-200);
}
const seconds = (performance.now() - started) / 1000;
const { rss, stallMs, heldMs } = Calm.parse(await server.ask('calm'));
await server.release();
await postgres.close();

const { complete } = z
  .object({ complete: z.object({ rows: z.number() }) })
  .parse(JSON.parse(`{${end.slice(end.lastIndexOf('"complete"'))}`));
console.log(`${answer.status}: ${complete.rows} rows, ${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(1)} s`);
console.log(
  `most memory ${Math.round(rss / 1024 / 1024)} MB, ${Math.round((rss - before) / 1024 / 1024)} MB more than before, longest stop ${Math.round(stallMs)} ms, held ${Math.round(heldMs)} ms`,
);
console.log(`whole: ${complete.rows === EVENTS + 1 ? 'met' : 'missed'} (${rows} seen, an event may be cut in two)`);
console.log(`memory below 200 MB: ${rss < MEMORY_MAX_BYTES ? 'met' : 'missed'}`);
console.log(`not held over ${HELD_MAX_MS} ms: ${heldMs <= HELD_MAX_MS ? 'met' : 'missed'}`);
