import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptRequest, AttemptResult, CheckedAnswer, RunningAttempt } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  leasePath,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import type { DeployedBank } from '../bank/deployment.ts';
import { openDeployedBank } from '../bank/open-deployed-bank.ts';
import type { FrozenItem } from '../practice/frozen-item.ts';
import { createRandom } from '../practice/random.ts';
import { createSampleBank, SEALED_MARK } from '../practice/testing/sample-bank.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { answersAt, numbered } from './testing/student.ts';

const ATTEMPTS = 200;
const DEADLINE_MS = 900_000;

/** Fields that only what is graded has, or the bank. */
const SEALED_FIELDS =
  /"(key|correct|solution|mistakes?|feedback|evidence|outcome|seed|salt|order|scored|facts|wrong|difficulty|skill|itemId|variants?|parameters|sources)":(?!\[\])/;
/** What asks for feedback by name is the student's own request. */
const withoutRequest = (body: string) => body.replace(/"feedback":"at-(once|end)"/g, '');

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-ensayos-'));
  database = openDatabase({ engine: 'embedded', folder });
  await database.migrate([slice]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function requestOf(number: number): AttemptRequest {
  const practice = { mode: 'practica', items: 12 } as const;
  const requests: readonly AttemptRequest[] = [
    { mode: 'muestra' },
    { mode: 'simulacro', test: 'm1' },
    { mode: 'simulacro', test: 'hcs' },
    { mode: 'simulacro', test: 'cl' },
    { ...practice, test: 'm1', contents: ['m1'], feedback: 'at-once' },
    { ...practice, test: 'hcs', contents: ['hcs'], feedback: 'at-end' },
    { ...practice, test: 'ciencias', contents: ['ciencias'], feedback: 'at-once' },
    { ...practice, test: 'm2', contents: ['m2.geometria'], feedback: 'at-end' },
    { ...practice, test: 'cl', contents: ['cl'], items: 16, feedback: 'at-once' },
    { mode: 'simulacro', test: 'ciencias', elective: 'fisica' },
  ];
  return requests[number % requests.length] ?? { mode: 'muestra' };
}

interface Walk {
  readonly running: RunningAttempt;
  /** All that left the service before it was graded: bodies and headers. */
  readonly said: string;
  /** What a check told of the one question that it was about, apart. */
  readonly checked: CheckedAnswer | null;
  readonly result: AttemptResult;
}

/** One attempt through every address there is, sane and not, up to its result. */
async function walk(service: ReturnType<typeof createTestApp>, number: number): Promise<Walk> {
  const random = createRandom(number);
  const uid = `alumna-${number}`;
  const request = requestOf(number);
  const id = uuidV7();
  const device = crypto.randomUUID();
  const said: string[] = [];
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await service.ask(uid, method, path, body);
    said.push(withoutRequest(answer.body), JSON.stringify(answer.headers));
    return answer;
  };
  await ask('GET', BANK_PATH);
  await ask('POST', FEASIBILITY_PATH, request);
  await ask('POST', ATTEMPTS_PATH, { id, request });
  await ask('GET', resultPath(id));
  const running: RunningAttempt = (await ask('POST', startPath(id), { device })).json();
  const events = answersAt(running, () => random.integer(0, 3));
  await ask('POST', eventsPath(id), { epoch: 1, events: events.slice(0, random.integer(1, events.length)) });
  await ask('POST', eventsPath(id), { epoch: 1, events: numbered([{ kind: 'clear', slot: 99 }]) });
  await ask('POST', eventsPath(id), { epoch: 1, events: [{ ...events[0], option: 'AAAAAAAA' }] });
  await ask('POST', eventsPath(id), { epoch: 9, events: [] });
  await ask('POST', checkPath(id), { epoch: 1, events: [], slot: 99, seq: 900 });
  await ask('POST', checkPath(id), { epoch: 9, events: [], slot: 0, seq: 900 });
  const report = { id: uuidV7(), slot: random.integer(0, running.form.items.length - 1), reason: 'clave' };
  await ask('POST', reportsPath(id), { ...report, text: 'No calza.' });
  await ask('POST', reportsPath(id), { ...report, slot: 99 });
  await ask('POST', reportsPath(id), report);
  await ask('GET', attemptPath(id));
  await ask('POST', leasePath(id), { device });
  await ask('POST', submitPath(id), { epoch: 1, events: [] });
  await ask('GET', resultPath(id));
  await ask('GET', ATTEMPTS_PATH);
  await ask('GET', OWN_DATA_PATH);

  const slot = 0;
  const check = await service.ask(uid, 'POST', checkPath(id), { epoch: 2, events: [], slot, seq: 1 });
  const checked: CheckedAnswer | null = check.statusCode === 200 ? check.json() : null;
  expect(checked !== null).toBe('feedback' in request && request.feedback === 'at-once');
  if (checked) {
    // Of a running attempt it tells what was checked, and nothing of the other questions.
    const again: RunningAttempt = (await service.ask(uid, 'GET', attemptPath(id))).json();
    expect(Object.keys(again.checks)).toEqual([`${slot}`]);
    said.push(withoutRequest(JSON.stringify({ ...again, checks: {} })));
  } else said.push(check.body);

  const answered = await service.ask(uid, 'POST', submitPath(id), { epoch: 2, events: [] });
  expect(answered.statusCode).toBe(200);
  const result: AttemptResult = (await service.ask(uid, 'GET', resultPath(id))).json();
  const like = { mode: 'parecida', test: result.items[slot]?.content.split('.')[0], attempt: id, slot };
  const likeId = uuidV7();
  await ask('POST', ATTEMPTS_PATH, { id: likeId, request: like });
  await ask('POST', startPath(likeId), { device });
  return { running, said: said.join('\n'), checked, result };
}

/** Option ids tell nothing: where the key stands is found out by no rule over ids, places or lengths of ids. */
function keyPlaces(walks: readonly Walk[]): readonly number[] {
  const places = [0, 0, 0, 0, 0];
  for (const { result } of walks)
    for (const { item, key } of result.items) {
      const place = [...item.options]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .findIndex(({ id }) => id === key);
      places[place] = (places[place] ?? 0) + 1;
    }
  return places;
}

function crawler(bank: DeployedBank) {
  const lines: string[] = [];
  const service = createTestApp(database, {
    bank,
    log: { level: 'debug', stream: { write: (line) => lines.push(line) } },
  });
  return { service, lines };
}

describe('X-04 before it is graded, nothing of 200 attempts tells an answer', () => {
  it(
    'in what leaves the service or is logged',
    async () => {
      const { service, lines } = crawler(createSampleBank());
      const walks: Walk[] = [];
      for (let number = 0; number < ATTEMPTS; number += 1) walks.push(await walk(service, number));
      for (const { said, result } of walks) {
        expect(said).not.toContain(SEALED_MARK);
        expect(said).not.toMatch(SEALED_FIELDS);
        expect(JSON.stringify(result)).toContain(SEALED_MARK);
      }
      const log = lines.join('');
      expect(log.length).toBeGreaterThan(0);
      expect(log).not.toContain(SEALED_MARK);
      expect(log).not.toMatch(/"(key|option|options|events|stem|form)"/);

      const places = keyPlaces(walks).slice(0, 4);
      const total = places.reduce((sum, count) => sum + count, 0);
      for (const count of places) expect(Math.abs(count / total - 0.25)).toBeLessThan(0.05);
      const ids = walks.flatMap(({ running }) =>
        running.form.items.flatMap(({ options }) => options.map(({ id }) => id)),
      );
      expect(new Set(ids).size).toBe(ids.length);
    },
    DEADLINE_MS,
  );
});

/** Long enough to be nobody else's words. */
const TELLING_CHARACTERS = 30;

describe('of the real bank', () => {
  it(
    'no solution, comment, mistake, evidence or source is told before it is graded',
    async () => {
      const bank = await openDeployedBank();
      const met = new Map<string, FrozenItem>();
      const { service } = crawler({
        ...bank,
        item(id) {
          const item = bank.item(id);
          met.set(item.stem, item);
          return item;
        },
      });
      const walks: Walk[] = [];
      for (let number = 1000; number < 1000 + ATTEMPTS / 5; number += 1) walks.push(await walk(service, number));
      for (const { running, said } of walks) {
        expect(said).not.toMatch(SEALED_FIELDS);
        for (const { stem } of running.form.items) {
          const item = met.get(stem);
          if (!item) throw new Error(`not met: ${stem}`);
          expect(said).not.toContain(item.id);
          const sealed = [
            ...item.solution.map(({ text }) => text),
            ...item.options.flatMap(({ wrong }) => (wrong ? [wrong.mistake, wrong.feedback] : [])),
            ...(item.sources ?? []),
          ];
          const shown = JSON.stringify(running.form);
          for (const words of sealed) {
            const travelled = JSON.stringify(words).slice(1, -1);
            if (words.length >= TELLING_CHARACTERS && !shown.includes(travelled)) expect(said).not.toContain(travelled);
          }
        }
      }
    },
    DEADLINE_MS,
  );
});
