import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROFILE_PATH, type ProfileStep, profileStepPath, REGIONS } from '@travesia/contracts/slices';
import { freePort } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN } from './testing/onboarding-app.ts';

/** The embedded engine has one session, so it never shows what is tried here. */
const PROCESS = new URL('./testing/onboarding-process.ts', import.meta.url);
const RECOVERY_DEADLINE_MS = 30_000;
const DEVICES = 12;
const WRITERS = 4;
/** Answered to each writer before and after the end of the process. */
const ANSWERS_EACH = 6;
/** Far below what one student may ask in a minute. */
const PAUSE_MS = 60;

let postgres: PostgresServer;
let services: ReturnType<typeof createTestApp>[] = [];
const children: ChildProcess[] = [];
let uid = '';
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  await database.close();
});
beforeEach(() => {
  students += 1;
  uid = `alumna-${students}`;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(services.map((service) => service.close()));
  services = [];
});
afterAll(() => postgres.close());

/** Two processes of the service, as in production: one student's devices reach either. */
async function start() {
  const pair = [0, 1].map(() => createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url })));
  services.push(...pair);
  const askOnce = (device: number, method: 'GET' | 'PUT' | 'DELETE', url: string, body?: unknown) => {
    const service = pair[device % pair.length];
    if (!service) throw new Error('two were started');
    return service.ask(uid, method, url, body);
  };
  /** Where the machine has no time for it, it is asked again, as pages do. */
  const ask: typeof askOnce = async (...asked) => {
    for (;;) {
      const answer = await askOnce(...asked);
      if (answer.statusCode !== 503) return answer;
      await sleep(PAUSE_MS);
    }
  };
  const put = (device: number, step: ProfileStep, version: number, values: object) =>
    ask(device, 'PUT', profileStepPath(step), { version, values });
  // Every connection is open from then on: nobody waits for one while another is already served.
  await Promise.all(Array.from({ length: DEVICES }, (_, device) => ask(device, 'GET', PROFILE_PATH)));
  return { ask, askOnce, put, read: async () => (await ask(0, 'GET', PROFILE_PATH)).json() };
}

const devices = Array.from({ length: DEVICES }, (_, device) => device);

it('of devices that begin a profile at once one does, and the others are told what it said', async () => {
  const { put, read } = await start();
  const answers = await Promise.all(devices.map((device) => put(device, 'student', 0, { birthYear: 1990 + device })));
  const first = answers.filter(({ statusCode }) => statusCode === 200);
  expect(first).toHaveLength(1);
  const kept = await read();
  expect(first[0]?.json()).toEqual(kept);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().current).toEqual(kept);
  }
});

it('a step that arrives many times at once is saved once, and is no conflict', async () => {
  const { put, read } = await start();
  const answers = await Promise.all(devices.map((device) => put(device, 'student', 0, { birthYear: 2008 })));
  const kept = await read();
  expect(kept.version).toBe(1);
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(devices.map(() => [200, kept]));
});

it('of tabs that change one version each loses nothing that it was not told of', async () => {
  const { put, read } = await start();
  await put(0, 'student', 0, { birthYear: 2008 });
  // Each tab saves until it has been heard, from what it was told last: none of their changes happens unseen.
  const saved = await Promise.all(
    devices.map(async (device) => {
      let version = 1;
      for (let tries = 1; ; tries += 1) {
        const answer = await put(device, 'school', version, { region: REGIONS[device] });
        if (answer.statusCode === 200) return { version: answer.json().version, tries };
        expect(answer.statusCode).toBe(409);
        const { current } = answer.json();
        expect(current.version).toBeGreaterThan(version);
        version = current.version;
      }
    }),
  );
  const versions = saved.map(({ version }) => version).sort((a, b) => a - b);
  expect(versions).toEqual(devices.map((device) => device + 2));
  const last = saved.findIndex(({ version }) => version === DEVICES + 1);
  expect(await read()).toMatchObject({ version: DEVICES + 1, profile: { region: REGIONS[last] } });
});

it('what is saved while everything is deleted goes with it, and whoever signed in before saves nothing more', async () => {
  const { ask, put } = await start();
  await put(0, 'student', 0, { birthYear: 2008 });
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all([
      put(0, 'student', 0, { birthYear: 2000 + round }),
      ...(round < 4 ? [ask(1, 'DELETE', OWN_DATA_PATH)] : []),
      put(1, 'student', 0, { birthYear: 1990 + round }),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 204, 401, 409].includes(statusCode))).toEqual([]);
    if (round > 0) expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  }
  expect((await ask(0, 'GET', OWN_DATA_PATH)).json()).toEqual({
    profile: [],
    guardian: [],
    consents: [],
    weeklyMail: [],
    diagnostics: [],
    diagnosticQuestions: [],
  });
});

async function startProcess(port: number): Promise<ChildProcess> {
  const child = fork(PROCESS, [postgres.url, String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

/** A student who changes the name, each until it is answered; nobody else changes it. */
function startWriter(port: number, who: string) {
  let isRunning = true;
  let answered = 0;
  let failed = '';
  async function send(body: object): Promise<number | undefined> {
    const answer = await fetch(`http://127.0.0.1:${port}${profileStepPath('student')}`, {
      method: 'PUT',
      headers: { origin: ORIGIN, cookie: cookieOf(who), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status;
  }
  async function write(): Promise<void> {
    for (let version = 0; isRunning && failed === ''; version += 1) {
      const body = { version, values: { birthYear: 2008, name: `Nombre ${version + 1}` } };
      let status = await send(body);
      // What was cut off may have arrived: the same again is answered as if it had not.
      while (status !== 200 && status !== 409) {
        if (!isRunning) return;
        await sleep(PAUSE_MS);
        status = await send(body);
      }
      if (status === 409) failed = `version ${version} was a conflict with nobody`;
      else answered = version + 1;
      await sleep(PAUSE_MS);
    }
  }
  const writing = write();
  return {
    answered: () => answered,
    async stop() {
      isRunning = false;
      await writing;
      expect(failed).toBe('');
    },
  };
}

it.each(['the service', 'the database'] as const)(
  '%s may be killed under load: nothing that was answered is lost',
  async (what) => {
    const port = await freePort();
    const child = await startProcess(port);
    const names = Array.from({ length: WRITERS }, (_, index) => `${uid}-${index}`);
    const writers = names.map((name) => startWriter(port, name));
    const allAnswered = (count: number) =>
      vi.waitFor(
        () => expect(Math.min(...writers.map(({ answered }) => answered()))).toBeGreaterThanOrEqual(count),
        RECOVERY_DEADLINE_MS,
      );
    try {
      await allAnswered(ANSWERS_EACH);
      if (what === 'the service') {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
        await startProcess(port);
      } else {
        await postgres.kill();
        await postgres.start();
      }
      await allAnswered(Math.max(...writers.map(({ answered }) => answered())) + ANSWERS_EACH);
    } finally {
      await Promise.all(writers.map((writer) => writer.stop()));
    }

    const service = createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url }));
    services.push(service);
    for (const [index, name] of names.entries()) {
      const { profile, version } = (await service.ask(name, 'GET', PROFILE_PATH)).json();
      expect(version).toBeGreaterThanOrEqual(writers[index]?.answered() ?? 0);
      expect(profile.name).toBe(`Nombre ${version}`);
    }
  },
);

it('while the database is down it answers 503 with a problem, and goes on afterwards', async () => {
  const { askOnce, put, read } = await start();
  await put(0, 'student', 0, { birthYear: 2008 });
  await postgres.stop();
  for (const answer of await Promise.all([
    askOnce(0, 'GET', PROFILE_PATH),
    askOnce(1, 'PUT', profileStepPath('school'), { version: 1, values: {} }),
  ])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  }
  await postgres.start();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ version: 1 }), RECOVERY_DEADLINE_MS);
});
