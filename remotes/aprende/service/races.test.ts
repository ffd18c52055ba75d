import { CARD_REVIEWS_PATH, MASTERY_PATH } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { Database } from '@travesia/kit-service/database';
import { type Races, startRaces } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ToldEvidence } from '../api/evidence.ts';
import { EVIDENCE_PATH, HOME_PATH, lessonPath, OWN_DATA_PATH, REFRESH_PATH } from '../api/paths.ts';
import { memoryOf } from '../cards/card-memory.ts';
import { rebuildAll } from './rebuild-all.ts';
import { slice } from './slice.ts';
import { createTestApp, NOON, ORIGIN } from './testing/aprende-app.ts';
import { createOtherAreas } from './testing/other-areas.ts';
import { SAMPLE_CARDS } from './testing/sample-cards.ts';

const PROCESS = new URL('./testing/aprende-process.ts', import.meta.url);
const RECOVERY_DEADLINE_MS = 30_000;
const DEVICES = 12;

const CONTENT = 'm1.numeros.porcentaje.calculo';

const areas = createOtherAreas();
const open = (database: Database) => createTestApp(database, { call: areas.call, cards: SAMPLE_CARDS });
let races: Races<ReturnType<typeof open>>;
let uid = '';
let students = 0;

beforeAll(async () => {
  races = await startRaces({ slice, open, process: PROCESS, origin: ORIGIN });
});
beforeEach(() => {
  Object.assign(areas, createOtherAreas(), { call: areas.call });
  students += 1;
  uid = `alumna-${students}`;
});
afterEach(() => races.closeServices());
afterAll(() => races.close());

async function start() {
  const { ask, askOnce } = await races.startPair(uid, HOME_PATH);
  const answered = async () => (await ask(0, 'GET', MASTERY_PATH)).json().contents[CONTENT]?.answered ?? 0;
  return { ask, askOnce, answered };
}

const devices = Array.from({ length: DEVICES }, (_, device) => device);

const told = (at: number, id = `lesson:${uuidV7()}:c1`): ToldEvidence => ({
  ...{ id, contentId: CONTENT, source: 'lesson', correct: at % 3 !== 0, help: 'none', at },
});

/** What the command makes of the evidence is what was made as it came. */
async function isAsRebuilt(): Promise<void> {
  const database = races.openDatabase();
  expect(await rebuildAll(database)).toMatchObject({ changed: 0 });
  await database.close();
}

it('an answer that many devices tell of at once is counted once, and none of theirs is lost', async () => {
  const { ask, answered } = await start();
  const shared = told(NOON - 500_000);
  const tell = (device: number) =>
    ask(device, 'POST', EVIDENCE_PATH, { evidence: [told(NOON - device * 7_001), shared] });
  const answers = await Promise.all(devices.map(tell));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(devices.map(() => 200));
  const counts = answers.map((answer) => answer.json().counted);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(DEVICES + 1);
  expect(await answered()).toBe(DEVICES + 1);
  await isAsRebuilt();
});

it('graded answers that many refreshes read at once are counted once, with what comes meanwhile', async () => {
  areas.page = 7;
  areas.answers = Array.from({ length: 40 }, (_, slot) => ({
    ...{ id: `ensayos:intento:${slot}`, contentId: CONTENT, outcome: slot % 2 ? 'correct' : 'wrong', mode: 'repaso' },
    at: new Date(NOON - 1_000_000 + slot).toISOString(),
  }));
  const { ask, answered } = await start();
  const answers = await Promise.all(
    devices.flatMap((device) => [
      ask(device, 'POST', REFRESH_PATH),
      ...(device % 3 === 0 ? [ask(device, 'POST', EVIDENCE_PATH, { evidence: [told(NOON - device)] })] : []),
    ]),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  expect(await answered()).toBe(44);
  await isAsRebuilt();
  // The plan that stands is of all of them.
  const { levels } = (await ask(0, 'POST', REFRESH_PATH)).json();
  expect(levels[CONTENT].answered).toBe(44);
  expect((await ask(1, 'GET', HOME_PATH)).json().levels).toEqual(levels);
});

it('points that devices report of one lesson at once are all kept', async () => {
  const { ask } = await start();
  const answers = await Promise.all(
    devices.map((device) =>
      ask(device, 'PUT', lessonPath(CONTENT), {
        ...{
          version: 1,
          passed: [`punto-${device}`],
          halts: { uno: device + 1 },
          done: device === 3,
          at: NOON - device,
        },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(devices.map(() => 200));
  const progress = (await ask(0, 'GET', lessonPath(CONTENT))).json();
  expect(progress.passed).toHaveLength(DEVICES);
  expect(progress).toMatchObject({ halts: { uno: DEVICES }, doneAt: new Date(NOON - 3).toISOString() });
});

it('reviews of cards that many devices tell of at once, some the same, are remembered as if told in order', async () => {
  const { ask } = await start();
  const [card = ''] = SAMPLE_CARDS.map(({ id }) => id);
  const reviews = devices.map((device) => ({
    id: uuidV7(),
    card,
    knew: device % 3 > 0,
    at: NOON - device * 40_000_000,
  }));
  const answers = await Promise.all(
    devices.map((device) => {
      const told = [reviews[device], reviews[(device + 1) % DEVICES]];
      return ask(device, 'POST', CARD_REVIEWS_PATH, { reviews: told });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(devices.map(() => 200));
  expect(answers.reduce((sum, answer) => sum + answer.json().counted, 0)).toBe(DEVICES);
  const { card: kept } = (await ask(0, 'GET', OWN_DATA_PATH)).json();
  const { firstDay, ...memory } = memoryOf(reviews.map((one) => ({ ...one, undoes: null }))) ?? {};
  expect(kept).toEqual([{ card, first_day: firstDay, ...memory }]);
});

it('what is told while everything is deleted goes with it, and whoever signed in before tells nothing more', async () => {
  const { ask } = await start();
  await ask(0, 'POST', EVIDENCE_PATH, { evidence: [told(NOON)] });
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([
      ask(0, 'POST', EVIDENCE_PATH, { evidence: [told(NOON)] }),
      ...(round < 3 ? [ask(1, 'DELETE', OWN_DATA_PATH)] : []),
      ask(0, 'POST', REFRESH_PATH),
      ask(1, 'PUT', lessonPath(CONTENT), { version: 1, passed: [], halts: {}, done: true, at: NOON }),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 204, 401].includes(statusCode))).toEqual([]);
    if (round > 0) expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  }
  expect(Object.values((await ask(0, 'GET', OWN_DATA_PATH)).json()).flat()).toEqual([]);
});

it.each(['the service', 'the database'] as const)(
  '%s may be killed under load: what was answered is kept, and counted once',
  async (what) => {
    const written = await races.endUnderLoad(what, 'SIGKILL', uid, (index) => ({
      method: 'POST',
      path: EVIDENCE_PATH,
      body: { evidence: [told(NOON - 100_000 + index)] },
    }));
    const database = races.openDatabase();
    const service = races.open();
    for (const { uid: name, answered } of written) {
      const { contents } = (await service.ask(name, 'GET', MASTERY_PATH)).json();
      const { rows } = await sql<{ kept: number }>`
        select count(*)::int as kept from aprende.evidence where user_id = ${name}`.execute(database.kysely);
      const kept = rows[0]?.kept ?? 0;
      expect(kept).toBeGreaterThanOrEqual(answered);
      expect(contents[CONTENT].answered).toBe(kept);
    }
    await database.close();
    await isAsRebuilt();
  },
);

it('while the database is down it answers 503 with a problem, and goes on afterwards', async () => {
  const { ask, askOnce, answered } = await start();
  await ask(0, 'POST', EVIDENCE_PATH, { evidence: [told(NOON)] });
  await races.postgres.stop();
  for (const answer of await Promise.all([
    askOnce(0, 'GET', HOME_PATH),
    askOnce(1, 'POST', REFRESH_PATH),
    askOnce(1, 'POST', EVIDENCE_PATH, { evidence: [told(NOON)] }),
  ])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  }
  await races.postgres.start();
  await vi.waitFor(async () => expect(await answered()).toBe(1), RECOVERY_DEADLINE_MS);
});
