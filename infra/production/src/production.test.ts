import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_LOGIN_PATH, SESSION_PATH } from '@travesia/contracts/slices';
import { openLocalKeys, openStore } from '@travesia/infra-releases';
import { openDatabase } from '@travesia/kit-service/database';
import { createLiveStore } from '@travesia/shell-edge/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeProduction, type Production, partOf } from './describe-production.ts';
import { reservePort } from './reserve-port.ts';
import { type Backing, startBacking } from './start-backing.ts';
import { type RunningProduction, startProduction } from './start-production.ts';
import { ATTEMPTS, NO_DATABASE, type Students, startStudents } from './testing/students.ts';
import { createTally } from './testing/tally.ts';

const IS_SOAK = Boolean(process.env['SOAK']);

const STUDENTS = IS_SOAK ? 24 : 4;
const KILL_EACH_MS = IS_SOAK ? 5_000 : 2_500;
const KILLS = IS_SOAK ? 24 : 3;
const OUTAGE_MS = IS_SOAK ? 5_000 : 1_000;
const CALM_MS = IS_SOAK ? 10_000 : 2_000;

/** Some looks of the balancer, so that it has seen who is about to end. */
const DRAIN_SECONDS = 2;
const LOOK_EACH_MS = 250;

const START_DEADLINE_MS = 180_000;
const DEADLINE_MS = IS_SOAK ? 900_000 : 240_000;

const SCORES = '/api/carreras/scores';
const OWN_DATA = '/api/carreras/data';

/**
 * What is said on a machine that is too busy: a statement was not done in two seconds, or no process said in three that it
 * is ready. Whoever met a process that ended says something else.
 */
const TOO_SLOW = [NO_DATABASE, 503];

/** Of the sample releases. */
const PAGES = ['/', '/herramientas', '/herramientas/temarios/m1', '/builds/latest.json', '/sitemap.xml'];

const tally = createTally(() => performance.now());
const close: (() => unknown)[] = [];
let described: Production;
let origin: string;
let backing: Backing;
let production: RunningProduction;
let students: Students;

type SampleStore = Awaited<ReturnType<typeof createLiveStore>>['sample'];

/** Puts the sample releases into the bucket, as they would have been published there. */
async function publish(sample: SampleStore, address: string): Promise<void> {
  const { blobs } = await openStore(address, { keys: await openLocalKeys(join(sample.folder, '..', 'unused')) });
  const files = globSync('**/*', { cwd: sample.folder, withFileTypes: true }).filter((file) => file.isFile());
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    await blobs.create(path.slice(sample.folder.length + 1), await readFile(path));
  }
}

beforeAll(async () => {
  described = await describeProduction();
  const folder = await mkdtemp(join(tmpdir(), 'travesia-production-'));
  close.push(() => rm(folder, { recursive: true, force: true }));
  const port = await reservePort();
  origin = `http://localhost:${port}`;
  const say = (sentence: string) => console.log(sentence);
  const { sample } = await createLiveStore();
  close.push(() => sample.remove());
  backing = await startBacking({ folder, origin, trustedKeys: sample.signer.publicKey, say });
  close.push(() => backing.close());
  await publish(sample, backing.releases);
  // Where nobody asks while things happen, a second process finds nothing: a soak has two of each.
  const asked = new Set([...PAGES, SESSION_LOGIN_PATH, ATTEMPTS].map((path) => partOf(described, path)));
  const short = {
    ...described,
    parts: described.parts.map((part) => (IS_SOAK || asked.has(part) ? part : { ...part, count: 1 })),
    drainSeconds: DRAIN_SECONDS,
    looks: { ...described.looks, eachMs: LOOK_EACH_MS },
  };
  production = await startProduction({ production: short, backing, port, folder, say });
  close.push(() => production.close());
}, START_DEADLINE_MS);

afterAll(async () => {
  for (const end of close.splice(0).reverse()) await end();
}, START_DEADLINE_MS);

describe('several processes behind one balancer are one application', () => {
  let cookie = '';
  let uid = '';

  const ask = (path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
    fetch(origin + path, { ...init, headers: { origin, cookie, ...init.headers } });
  const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
    ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  /** The provider's REST API. */
  async function provider(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(`http://${backing.emulator.host}/identitytoolkit.googleapis.com/v1/${path}?key=x`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return response.json();
  }

  it('a student signs in, and does something in each', async () => {
    const { demo } = backing.emulator.identity;
    const { idToken, localId } = await provider('accounts:signInWithPassword', { ...demo, returnSecureToken: true });
    uid = localId;
    const signedIn = await send('POST', SESSION_LOGIN_PATH, { idToken });
    expect(signedIn.status).toBe(200);
    cookie = signedIn.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
    expect(await (await ask(SESSION_PATH)).json()).toMatchObject({ session: { status: 'signed-in' } });
    expect(await (await ask('/herramientas')).text()).toContain('Mi cuenta');
    expect((await send('PUT', `${SCORES}/own`, { scores: { m1: 650 } })).status).toBe(200);
    expect(await (await ask(SCORES)).text()).toContain('650');
    // An export asks the session service, which asks the provider.
    expect((await ask(OWN_DATA)).status).toBe(200);
  });

  it('each process says what it counts to whoever has the token, and nothing of another to anybody', async () => {
    const headers = { authorization: `Bearer ${backing.values['METRICS_TOKEN']}` };
    for (const { port } of production.instances) {
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
      expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status).toBe(200);
    }
    const edge = production.instances.find(({ part }) => part.name === 'edge');
    expect((await fetch(`http://127.0.0.1:${edge?.port}${SCORES}`)).status).toBe(404);
  });

  it('an account that is disabled exports nothing any more, by a process that cannot ask the provider itself', async () => {
    const project = `projects/${backing.emulator.projectId}/accounts:update`;
    const set = (disableUser: boolean) =>
      provider(project, { localId: uid, disableUser }, { authorization: 'Bearer owner' });
    await set(true);
    expect((await ask(OWN_DATA)).status).toBe(403);
    expect((await ask(SCORES)).status).toBe(200);
    await set(false);
    expect((await ask(OWN_DATA)).status).toBe(200);
  });
});

describe('under students who take tests', { timeout: DEADLINE_MS }, () => {
  it('nobody is refused while nothing happens', async () => {
    tally.begin('calm');
    students = await startStudents({
      origin,
      emulator: backing.emulator,
      count: STUDENTS,
      pages: PAGES,
      partOf: (path) => partOf(described, path).name,
      tally,
    });
    await vi.waitFor(() => expect(tally.answers('calm')).toBeGreaterThan(10 * STUDENTS), {
      timeout: START_DEADLINE_MS,
    });
    await sleep(CALM_MS);
    expect(tally.errors('calm', TOO_SLOW), tally.table()).toBe(0);
  });

  it('nobody notices that what there are two of is started again, one of each part after the other', async () => {
    tally.begin('poolers');
    for (const pooler of production.poolers) {
      await pooler.stop();
      pooler.start();
      await sleep(1000);
    }
    tally.begin('rolling restart');
    const parts = [...Map.groupBy(production.instances, ({ part }) => part.name).values()];
    const ofTwo = parts.filter(({ length }) => length === 2);
    for (const turn of [0, 1]) {
      const next = ofTwo.flatMap((ofPart) => ofPart[turn] ?? []);
      await Promise.all(next.map((instance) => production.restart(instance)));
    }
    tally.begin('balancer');
    production.balancer.signal('SIGUSR2');
    await sleep(CALM_MS);
    expect(production.instances.map(({ process }) => process.comebacks())).toEqual(production.instances.map(() => 0));
    for (const phase of ['rolling restart', 'balancer']) expect(tally.errors(phase, TOO_SLOW), tally.table()).toBe(0);
  });

  it('processes that are killed come back, and the others go on', async () => {
    tally.begin('killed');
    const victims = [...production.instances.map(({ process }) => process), ...production.poolers];
    for (let turn = 0; turn < KILLS; turn += 1) {
      // In steps that meet all of them, neighbours far from each other.
      victims[(turn * 3) % victims.length]?.signal('SIGKILL');
      await sleep(KILL_EACH_MS);
    }
    await production.ready();
    expect(victims.reduce((total, victim) => total + victim.comebacks(), 0)).toBe(KILLS);
  });

  it('Redis and the database come back', async () => {
    const { redis, postgres } = backing;
    tally.begin('Redis restarted');
    await redis.stop();
    await sleep(OUTAGE_MS);
    await redis.start();
    await sleep(OUTAGE_MS);
    for (const how of ['fast', 'immediate'] as const) {
      tally.begin(`database restarted, ${how}`);
      await postgres.stop(how);
      await sleep(OUTAGE_MS);
      await postgres.start();
      await production.ready();
      await sleep(OUTAGE_MS);
    }
    tally.begin('calm again');
    await sleep(CALM_MS);
    expect(tally.errors('calm again', TOO_SLOW), tally.table()).toBe(0);
  });

  it('each process ends with 0 when it is told to', async () => {
    await students.leave();
    const exits = await Promise.all(production.instances.map(({ process }) => process.stop()));
    expect(exits).toEqual(exits.map(() => 0));
  });

  it('no answer is lost, and no document was wrong', async () => {
    console.log(tally.table());
    const { acknowledged, wrongDocuments, surprises } = students;
    const database = openDatabase({ engine: 'postgresql', url: backing.postgres.url });
    const { rows } = await sql<{ id: string }>`
      select attempt_id || ' ' || epoch || ' ' || seq as id from ensayos.attempt_event where kind = 'answer'
    `.execute(database.kysely);
    await database.close();
    const kept = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter(({ attempt, epoch, seq }) => !kept.has(`${attempt} ${epoch} ${seq}`));
    console.log(
      `${acknowledged.length} answers acknowledged, ${lost.length} lost; ${students.documents()} documents, ` +
        `${wrongDocuments.length} wrong; ${students.finishedTests()} tests handed in`,
    );
    const some = (all: readonly unknown[]) => all.slice(0, 5);
    expect({ lost: some(lost), wrong: some(wrongDocuments), surprises: some(surprises) }).toEqual({
      lost: [],
      wrong: [],
      surprises: [],
    });
    expect(acknowledged.length).toBeGreaterThan(50);
  });
});
