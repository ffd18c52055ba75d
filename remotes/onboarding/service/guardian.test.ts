import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ACCOUNT_PATH,
  CONSENT_STANDING_PATH,
  profileStepPath,
  STUDENT_DATA_PATH,
  WEEKLY_MAIL_PATH,
} from '@travesia/contracts/slices';
import { createFolderTransport, createSignedTokens, readStoredMails } from '@travesia/kit-mail';
import { createServiceKeys, SERVICE_CALL_HEADER, type ServiceCalls } from '@travesia/kit-service';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUARDIAN_DECISION_PATH, GUARDIAN_LINK_PATH, GUARDIAN_PATH } from '../api/guardian.ts';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { CONSENT_TEXT_VERSION } from '../guardian/consent-text.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN, THIS_YEAR } from './testing/onboarding-app.ts';

const SECRET = 's'.repeat(32);
const GUARDIAN = 'mama@ejemplo.cl';
/** Turns 16 in the year of the test. */
const YOUNG = THIS_YEAR - 16;

/** Tests wait for mails. */
const MAIL_PAUSE_MS = 20;

const keys = createServiceKeys(['k'.repeat(32)]);

let postgres: PostgresServer;
let folder: string;
let database: Database;
let service: ReturnType<typeof createTestApp>;
let calls: string[];
let answers: Record<string, number>;
let uid = '';
let students = 0;

const services: ServiceCalls = {
  keys,
  async call(method, path) {
    if (path === STUDENT_DATA_PATH)
      return {
        status: 200,
        body: [
          { area: 'Ensayos', path: '/api/ensayos/data' },
          { area: 'Perfil', path: OWN_DATA_PATH },
        ],
      };
    calls.push(`${method} ${path}`);
    return { status: answers[path] ?? 204, body: undefined };
  },
  async stream() {
    throw new Error('nothing is exported here');
  },
};

beforeAll(async () => {
  postgres = await startPostgresServer();
  const migrating = openDatabase({ engine: 'postgresql', url: postgres.url });
  await migrating.migrate([slice]);
  await migrating.close();
});
beforeEach(async () => {
  students += 1;
  uid = `alumna-${students}`;
  calls = [];
  answers = {};
  folder = await mkdtemp(join(tmpdir(), 'travesia-guardian-'));
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  service = createTestApp(database, {
    mail: { transport: createFolderTransport(folder), linkSecrets: [SECRET] },
    mailPauseMs: MAIL_PAUSE_MS,
    services,
  });
  await service.app.ready();
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});
afterAll(() => postgres.close());

const sayYear = (birthYear: number, version = 0) =>
  service.ask(uid, 'PUT', profileStepPath('student'), { version, values: { name: 'Antonia', birthYear } });
const askGuardian = (address = GUARDIAN) => service.ask(uid, 'POST', GUARDIAN_PATH, { address, isGuardian: true });
const state = async () => (await service.ask(uid, 'GET', GUARDIAN_PATH)).json();
const mailsTo = async (address: string) => (await readStoredMails(folder)).filter(({ to }) => to === address);

/** What the link of the newest mail to `address` carries. */
async function tokenOf(address = GUARDIAN, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
  const [mail] = await mailsTo(address);
  return /\/perfil\/permiso#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const post = (url: string, body: object) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const decide = (token: string, decision: 'yes' | 'no' | 'withdraw') =>
  post(GUARDIAN_DECISION_PATH, { token, decision, textVersion: CONSENT_TEXT_VERSION });
const standing = async () => {
  const header = keys.sign('GET', CONSENT_STANDING_PATH, uid);
  const answer = await service.app.inject({ url: CONSENT_STANDING_PATH, headers: { [SERVICE_CALL_HEADER]: header } });
  return answer.json().standing;
};
const makeLate = () =>
  sql`update onboarding.guardian set since = now() - interval '31 days' where user_id = ${uid}`.execute(
    database.kysely,
  );
const consents = async () => {
  const { rows } = await sql<{ decision: string }>`
    select decision from onboarding.consent where user_id = ${uid} order by id`.execute(database.kysely);
  return rows.map(({ decision }) => decision);
};

describe('a student who may be too young', () => {
  it('keeps nothing but the year of birth until a guardian agrees', async () => {
    await sayYear(YOUNG);
    expect(await standing()).toBe('needed');
    expect(await state()).toMatchObject({ status: 'needed', deadline: expect.any(String) });
    const school = await service.ask(uid, 'PUT', profileStepPath('school'), { version: 1, values: {} });
    expect(school.statusCode).toBe(403);
    expect(school.json()).toMatchObject({ reason: 'guardian-consent' });
    const kept = (await service.ask(uid, 'GET', OWN_DATA_PATH)).json();
    expect(kept.profile).toMatchObject([{ birth_year: YOUNG, name: null }]);
  });

  it('does not become older by saying another year afterwards', async () => {
    await sayYear(YOUNG);
    await sayYear(THIS_YEAR - 30, 1);
    expect(await standing()).toBe('needed');
  });

  it('is asked nothing who is old enough for certain', async () => {
    await sayYear(YOUNG - 1);
    expect(await standing()).toBe('not-needed');
    expect(await state()).toEqual({ status: 'not-needed' });
  });
});

describe('a guardian', () => {
  it('agrees by the link of the mail, without an account, and takes it back by the one of the next', async () => {
    await sayYear(YOUNG);
    expect((await askGuardian()).json()).toMatchObject({ status: 'asked', address: 'ma…@ejemplo.cl' });
    const token = await tokenOf();
    expect((await post(GUARDIAN_LINK_PATH, { token })).json()).toMatchObject({
      status: 'asked',
      student: expect.stringMatching(/^..…@/),
    });
    expect((await decide(token, 'yes')).json()).toMatchObject({ status: 'given' });
    expect((await decide(token, 'yes')).json()).toMatchObject({ status: 'given' });
    expect(await standing()).toBe('given');
    expect((await service.ask(uid, 'PUT', profileStepPath('school'), { version: 1, values: {} })).statusCode).toBe(200);
    const later = await tokenOf(GUARDIAN, 2);
    expect((await decide(later, 'withdraw')).json()).toMatchObject({ status: 'over' });
    expect(await standing()).toBe('needed');
    expect(await consents()).toEqual(['asked', 'given', 'withdrawn']);
  });

  it('decides once: of yes and no that come together one stands, and both hear which', async () => {
    for (let round = 0; round < 5; round += 1) {
      uid = `junto-${round}`;
      await sayYear(YOUNG);
      await askGuardian(`g${round}@ejemplo.cl`);
      const token = await tokenOf(`g${round}@ejemplo.cl`);
      const [yes, no] = await Promise.all([decide(token, 'yes'), decide(token, 'no')]);
      const heard = new Set([yes.json().status, no.json().status]);
      const isGiven = (await standing()) === 'given';
      expect(await consents()).toEqual(['asked', isGiven ? 'given' : 'refused']);
      expect(heard).toContain(isGiven ? 'given' : 'over');
    }
  });

  it('has one link at a time: a newer mail ends the one before', async () => {
    await sayYear(YOUNG);
    await askGuardian();
    const first = await tokenOf();
    await askGuardian('papa@ejemplo.cl');
    const second = await tokenOf('papa@ejemplo.cl');
    expect((await decide(first, 'yes')).statusCode).toBe(410);
    expect(await standing()).toBe('needed');
    expect((await decide(second, 'yes')).json().status).toBe('given');
  });

  it('is too late when the time is over, or once what there was is deleted', async () => {
    await sayYear(YOUNG);
    await askGuardian();
    const token = await tokenOf();
    await makeLate();
    expect((await decide(token, 'yes')).json()).toMatchObject({ status: 'over' });
    expect(await standing()).toBe('needed');
    await service.ask(uid, 'DELETE', OWN_DATA_PATH);
    expect((await decide(token, 'yes')).statusCode).toBe(410);
  });

  it('needs a link of ours: of another student, purpose or secret there is none', async () => {
    await sayYear(YOUNG);
    await askGuardian();
    const token = await tokenOf();
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const forged = [
      createSignedTokens(['x'.repeat(32)], 'guardian').sign(payload, null),
      createSignedTokens([SECRET], 'weekly-mail').sign(payload, null),
      token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
    ];
    for (const one of forged) expect((await decide(one, 'yes')).statusCode).toBe(400);
    const ofAnother = createSignedTokens([SECRET], 'guardian').sign(payload.replace(uid, 'otra'), null);
    expect((await decide(ofAnother, 'yes')).statusCode).toBe(410);
    expect(await standing()).toBe('needed');
  });
});

describe('asking', () => {
  it('refuses the address of the account itself, however it is written', async () => {
    await sayYear(YOUNG);
    const { email } = JSON.parse(
      Buffer.from(
        (await import('@travesia/kit-service/testing')).cookieOf(uid).split('.')[1] ?? '',
        'base64url',
      ).toString(),
    );
    for (const address of [email, String(email).toUpperCase(), String(email).replace('@', '+mama@')])
      expect((await askGuardian(address)).statusCode).toBe(400);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('sends a student few mails, and one mailbox few from all, and does not tell which', async () => {
    await sayYear(YOUNG);
    for (const index of [1, 2, 3]) expect((await askGuardian(`g${index}@ejemplo.cl`)).statusCode).toBe(200);
    expect((await askGuardian('g4@ejemplo.cl')).statusCode).toBe(429);
    for (const index of [1, 2, 3, 4]) {
      uid = `muchas-${index}`;
      await sayYear(YOUNG);
      expect((await askGuardian(`vecina+${index}@ejemplo.cl`)).json()).toMatchObject({ status: 'asked' });
    }
    await tokenOf('vecina+3@ejemplo.cl');
    const { rows } = await sql<{ mails: number }>`
      select count(*)::int as mails from onboarding.mail where user_id like 'muchas-%'`.execute(database.kysely);
    expect(rows).toEqual([{ mails: 3 }]);
  });

  it('is for who needs it', async () => {
    await sayYear(THIS_YEAR - 20);
    expect((await askGuardian()).json()).toEqual({ status: 'not-needed' });
    expect(await mailsTo(GUARDIAN)).toEqual([]);
  });
});

describe('what is over', () => {
  const gone = () =>
    expect.poll(
      async () =>
        (
          await sql<{ n: number }>`
    select (select count(*) from onboarding.profile where user_id = ${uid})
      + (select count(*) from onboarding.guardian where user_id = ${uid})
      + (select count(*) from onboarding.consent where user_id = ${uid})
      + (select count(*) from onboarding.mail where user_id = ${uid}) as n`.execute(database.kysely)
        ).rows[0]?.n,
      { timeout: 30_000 },
    );

  /** A process that starts looks at once. */
  async function anotherProcess() {
    const other = createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url }), {
      mail: { transport: createFolderTransport(folder), linkSecrets: [SECRET] },
      services,
    });
    await other.app.ready();
    return other;
  }

  it.each(['refused', 'unanswered', 'never asked'])('is deleted everywhere, with the account: %s', async (how) => {
    await sayYear(YOUNG);
    if (how !== 'never asked') await askGuardian();
    if (how === 'refused') await decide(await tokenOf(), 'no');
    else await makeLate();
    const [one, two] = await Promise.all([anotherProcess(), anotherProcess()]);
    await gone().toBe(0);
    await Promise.all([one.close(), two.close()]);
    expect(calls).toEqual(['DELETE /api/ensayos/data', `DELETE ${ACCOUNT_PATH}`]);
    // A session from before makes nothing new.
    expect((await sayYear(THIS_YEAR - 20)).statusCode).toBe(401);
  });

  it('stays to be deleted while an area does not answer, and is done by a later round', async () => {
    await sayYear(YOUNG);
    await makeLate();
    answers['/api/ensayos/data'] = 503;
    const one = await anotherProcess();
    await expect.poll(() => calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
    await one.close();
    expect(calls).not.toContain(`DELETE ${ACCOUNT_PATH}`);
    expect(await standing()).toBe('needed');
    answers = {};
    await sql`update onboarding.guardian set erase_after = now() where user_id = ${uid}`.execute(database.kysely);
    const two = await anotherProcess();
    await gone().toBe(0);
    await two.close();
  });
});

it('a consent is added to, and never changed', async () => {
  await sayYear(YOUNG);
  await askGuardian();
  await expect(
    sql`update onboarding.consent set decision = 'given' where user_id = ${uid}`.execute(database.kysely),
  ).rejects.toThrow(/added to/);
});

it('the answer for services is for nobody else', async () => {
  expect((await service.ask(uid, 'GET', CONSENT_STANDING_PATH)).statusCode).toBe(404);
  const header = keys.sign('GET', WEEKLY_MAIL_PATH, uid);
  const other = await service.app.inject({ url: CONSENT_STANDING_PATH, headers: { [SERVICE_CALL_HEADER]: header } });
  expect(other.statusCode).toBe(403);
  const own = await service.app.inject({ url: WEEKLY_MAIL_PATH, headers: { [SERVICE_CALL_HEADER]: header } });
  expect(own.statusCode).toBe(403);
});
