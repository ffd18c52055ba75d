import { PROFILE_PATH, type ProfileStep, profileStepPath, REGIONS } from '@travesia/contracts/slices';
import { type Races, startRaces } from '@travesia/kit-service/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN } from './testing/onboarding-app.ts';

const PROCESS = new URL('./testing/onboarding-process.ts', import.meta.url);
const RECOVERY_DEADLINE_MS = 30_000;
const DEVICES = 12;

let races: Races<ReturnType<typeof createTestApp>>;
let uid = '';
let students = 0;

beforeAll(async () => {
  races = await startRaces({ slice, open: createTestApp, process: PROCESS, origin: ORIGIN });
});
beforeEach(() => {
  students += 1;
  uid = `alumna-${students}`;
});
afterEach(() => races.closeServices());
afterAll(() => races.close());

async function start() {
  const { ask, askOnce } = await races.startPair(uid, PROFILE_PATH);
  const put = (device: number, step: ProfileStep, version: number, values: object) =>
    ask(device, 'PUT', profileStepPath(step), { version, values });
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

it.each(['the service', 'the database'] as const)(
  '%s may be killed under load: nothing that was answered is lost',
  async (what) => {
    // Each student changes the name, and nobody else does: no version is ever in conflict.
    const written = await races.endUnderLoad(what, 'SIGKILL', uid, (version) => ({
      method: 'PUT',
      path: profileStepPath('student'),
      body: { version, values: { birthYear: 2008, name: `Nombre ${version + 1}` } },
    }));
    const service = races.open();
    for (const { uid: name, answered } of written) {
      const { profile, version } = (await service.ask(name, 'GET', PROFILE_PATH)).json();
      expect(version).toBeGreaterThanOrEqual(answered);
      expect(profile.name).toBe(`Nombre ${version}`);
    }
  },
);

it('while the database is down it answers 503 with a problem, and goes on afterwards', async () => {
  const { askOnce, put, read } = await start();
  await put(0, 'student', 0, { birthYear: 2008 });
  await races.postgres.stop();
  for (const answer of await Promise.all([
    askOnce(0, 'GET', PROFILE_PATH),
    askOnce(1, 'PUT', profileStepPath('school'), { version: 1, values: {} }),
  ])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  }
  await races.postgres.start();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ version: 1 }), RECOVERY_DEADLINE_MS);
});
