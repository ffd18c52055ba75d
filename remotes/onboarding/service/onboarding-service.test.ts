import {
  BIRTH_YEAR_MIN,
  EXPECTED_USER_HEADER,
  PROFILE_PATH,
  type PROFILE_STEPS,
  profileStanding,
  profileStepPath,
  STUDENT_AGE_MIN,
} from '@travesia/contracts/slices';
import { openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileAnswer, profileConflict } from '../api/answers.ts';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { OWN_DATA_REQUESTS_PER_USER_A_MINUTE, REQUESTS_PER_USER_A_MINUTE } from './limits.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN, THIS_YEAR } from './testing/onboarding-app.ts';

const STUDENT = { name: 'Antonia', birthYear: 2009 };
const SCHOOL = { schoolYear: { level: 'medio-4', inYear: THIS_YEAR }, schoolType: 'A', region: 'Biobío' };
const PREPARATION = {
  tests: ['ciencias', 'm1', 'cl'],
  elective: 'fisica',
  sitting: { year: 2027, round: 'regular' },
  minutesByWeekday: { sun: 0, mon: 45 },
};

let postgres: PostgresServer;
let service: ReturnType<typeof createTestApp>;
let revoked: 'good' | 'revoked' | 'disabled' = 'good';
let uid = '';
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database, { checkRevoked: async () => revoked });
  await service.app.ready();
});
beforeEach(() => {
  revoked = 'good';
  students += 1;
  uid = `alumna-${students}`;
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

const get = async (path: string, who = uid) => (await service.ask(who, 'GET', path)).json();
const put = (step: (typeof PROFILE_STEPS)[number], version: number, values: object) =>
  service.ask(uid, 'PUT', profileStepPath(step), { version, values });

async function tellAll() {
  await put('student', 0, STUDENT);
  await put('school', 1, SCHOOL);
  return (await put('preparation', 2, PREPARATION)).json();
}

describe('a profile', () => {
  it('is nothing before anything was said', async () => {
    const answer = await get(PROFILE_PATH);
    expect(answer).toEqual({ profile: {}, version: 0, nextStep: 'student' });
    expect(profileStanding(profileAnswer.parse(answer))).toBe('absent');
  });

  it('is told step by step, and stands at the first that is left', async () => {
    expect((await put('student', 0, STUDENT)).json()).toEqual({ profile: STUDENT, version: 1, nextStep: 'school' });
    // Out of their order: the one between is still to come.
    const later = (await put('preparation', 1, PREPARATION)).json();
    expect(later).toMatchObject({ version: 2, nextStep: 'school' });
    expect(profileStanding(later)).toBe('begun');
    const last = (await put('school', 2, SCHOOL)).json();
    expect(last).toEqual({
      profile: { ...STUDENT, ...SCHOOL, ...PREPARATION, tests: ['cl', 'm1', 'ciencias'] },
      version: 3,
      nextStep: null,
    });
    expect(await get(PROFILE_PATH)).toEqual(last);
    expect(profileStanding(profileAnswer.parse(last))).toBe('complete');
  });

  it('has steps that are passed over: what they ask stays absent', async () => {
    await put('student', 0, { birthYear: 2009 });
    await put('school', 1, {});
    expect((await put('preparation', 2, { minutesByWeekday: {} })).json()).toEqual({
      profile: { birthYear: 2009 },
      version: 3,
      nextStep: null,
    });
  });

  it('takes back what a step that is saved again does not name', async () => {
    await tellAll();
    const { profile } = (await put('school', 3, { region: 'Ñuble' })).json();
    expect(profile).toEqual({ ...STUDENT, region: 'Ñuble', ...PREPARATION, tests: ['cl', 'm1', 'ciencias'] });
  });

  it('does not change by what was sent before, whatever its order and its version', async () => {
    const told = await tellAll();
    const again = await put('preparation', 2, {
      ...PREPARATION,
      tests: ['cl', 'm1', 'ciencias'],
      minutesByWeekday: { mon: 45, sun: 0 },
    });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(told);
  });

  it('tells whoever changes an older version what is kept, and keeps it', async () => {
    const told = await tellAll();
    const late = await put('student', 1, { name: 'Toña', birthYear: 2009 });
    expect(late.statusCode).toBe(409);
    expect(profileConflict.parse(late.json()).current).toEqual(told);
    expect(await get(PROFILE_PATH)).toEqual(told);
    expect((await put('student', told.version, { name: 'Toña', birthYear: 2009 })).json()).toMatchObject({
      profile: { name: 'Toña' },
      version: 4,
    });
  });

  it('is not begun by a version that there never was', async () => {
    expect((await put('student', 7, STUDENT)).statusCode).toBe(409);
    expect(await get(OWN_DATA_PATH)).toMatchObject({ profile: [] });
  });

  it.each([['school', SCHOOL] as const, ['preparation', PREPARATION] as const])(
    'keeps nothing of step %s before the year of birth is known',
    async (step, values) => {
      const refused = await put(step, 0, values);
      expect(refused.statusCode).toBe(400);
      expect(await get(OWN_DATA_PATH)).toMatchObject({ profile: [] });
    },
  );

  it.each([
    ['student', {}],
    ['student', { birthYear: THIS_YEAR - STUDENT_AGE_MIN + 1 }],
    ['student', { birthYear: BIRTH_YEAR_MIN - 1 }],
    ['student', { birthYear: 2009, name: '   ' }],
    ['student', { birthYear: 2009, name: 'a'.repeat(81) }],
    ['student', { birthYear: 2009, name: 'a\u0000b' }],
    ['student', { birthYear: 2009, rut: '1-9' }],
    ['school', { schoolType: 'D' }],
    ['school', { region: 'Mendoza' }],
    ['school', { schoolYear: { level: 'medio-4' } }],
    ['preparation', { tests: [] }],
    ['preparation', { tests: ['m1', 'm1'] }],
    ['preparation', { tests: ['ciencias'], elective: 'geologia' }],
    ['preparation', { sitting: { year: 1999, round: 'regular' } }],
    ['preparation', { minutesByWeekday: { mon: 721 } }],
    ['preparation', { minutesByWeekday: { lunes: 20 } }],
  ] as const)('refuses %s with %j', async (step, values) => {
    await put('student', 0, STUDENT);
    const refused = await put(step, 1, values);
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(await get(PROFILE_PATH)).toMatchObject({ version: 1 });
  });

  it('has names in every script, without what stands around them', async () => {
    expect((await put('student', 0, { birthYear: 2009, name: '  Ñusta 朝 ' })).json().profile.name).toBe('Ñusta 朝');
  });
});

describe('who may ask', () => {
  it('is each student for themselves', async () => {
    await put('student', 0, STUDENT);
    expect(await get(PROFILE_PATH, `${uid}-otra`)).toMatchObject({ version: 0 });
  });

  it('is nobody without a session, and no other site', async () => {
    const url = PROFILE_PATH;
    expect((await service.app.inject({ url, headers: { origin: ORIGIN } })).statusCode).toBe(401);
    const elsewhere = { origin: 'https://evil.example' };
    const body = { version: 0, values: STUDENT };
    expect((await service.ask(uid, 'PUT', profileStepPath('student'), body, elsewhere)).statusCode).toBe(403);
  });

  it('is not whoever the page does not mean', async () => {
    const asOther = { [EXPECTED_USER_HEADER]: 'otra' };
    const body = { version: 0, values: STUDENT };
    const refused = await service.ask(uid, 'PUT', profileStepPath('student'), body, asOther);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().current).toBeUndefined();
    expect(await get(PROFILE_PATH)).toMatchObject({ version: 0 });
  });

  it('is slowed down in a loop', async () => {
    const asked = Array.from({ length: REQUESTS_PER_USER_A_MINUTE + 1 }, () => service.ask(uid, 'GET', PROFILE_PATH));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('own data', () => {
  it('is everything that is kept, and nothing of whose it is', async () => {
    await tellAll();
    const data = await get(OWN_DATA_PATH);
    expect(data.profile).toHaveLength(1);
    expect(data.profile[0]).toMatchObject({
      name: 'Antonia',
      birth_year: 2009,
      tests: ['cl', 'm1', 'ciencias'],
      minutes: { mon: 45 },
    });
    expect(JSON.stringify(data)).not.toContain(uid);
  });

  it('is gone for good after its deletion: the session of before makes no new profile', async () => {
    await tellAll();
    expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    expect(await get(OWN_DATA_PATH)).toMatchObject({ profile: [] });
    expect((await put('student', 0, STUDENT)).statusCode).toBe(401);
    expect(await get(OWN_DATA_PATH)).toMatchObject({ profile: [] });
  });

  it('is for whoever still has the account', async () => {
    revoked = 'revoked';
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await service.ask(uid, method, OWN_DATA_PATH)).statusCode).toBe(401);
    }
  });

  it('is asked for seldom', async () => {
    const asked = Array.from({ length: OWN_DATA_REQUESTS_PER_USER_A_MINUTE + 1 }, () => get(OWN_DATA_PATH));
    expect((await Promise.all(asked)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
