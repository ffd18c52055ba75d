import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { cookieOf } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ATTEMPTS_PATH,
  attemptPath,
  CLAIM_PATH,
  eventsPath,
  GUEST_DATA_PATH,
  OWN_DATA_PATH,
  startPath,
} from '../api/paths.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { newStudent, PRACTICE, type Student } from './testing/student.ts';

/** After the deletion, which a cookie of the tests is older than. */
const LATER_S = 90;

let service: TestService;
let student: Student;

beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
});
beforeEach(() => {
  student = newStudent(service.ask);
});
afterAll(() => service.close());

const create = (uid: string, cookie?: string) =>
  service.ask(
    uid,
    'POST',
    ATTEMPTS_PATH,
    { id: uuidV7(), request: uid === '' ? { mode: 'muestra' } : PRACTICE },
    cookie === undefined ? {} : { headers: { cookie } },
  );

async function rowsOf(uid: string): Promise<number> {
  let count = 0;
  for (const table of STUDENT_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where user_id = ${uid}`.execute(service.database.kysely);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

describe('an account whose data was deleted', () => {
  it('makes, begins and answers nothing with a cookie from before', async () => {
    const { attempt } = await student.begin(PRACTICE);
    expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    const answers = [
      await create(student.uid),
      await service.ask(student.uid, 'POST', startPath(attempt.id), { device: student.device }),
      await service.ask(student.uid, 'POST', eventsPath(attempt.id), {
        epoch: 1,
        events: [{ kind: 'clear', slot: 0, seq: 1 }],
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404]);
    expect(await rowsOf(student.uid)).toBe(0);
  });

  it('takes nothing of a guest with a cookie from before', async () => {
    const made = await create('');
    const [guest = ''] = String(made.headers['set-cookie']).split(';');
    expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    const headers = { cookie: `${cookieOf(student.uid)}; ${guest}` };
    const answer = await service.ask(student.uid, 'POST', CLAIM_PATH, { attempts: [made.json().id] }, { headers });
    expect(answer.statusCode).toBe(401);
    expect(await rowsOf(student.uid)).toBe(0);
    expect(
      (await service.ask('', 'GET', attemptPath(made.json().id), undefined, { headers: { cookie: guest } })).statusCode,
    ).toBe(409);
  });

  it('begins again where its student signs in again, and so does an account that is made anew', async () => {
    await student.begin(PRACTICE);
    await service.ask(student.uid, 'DELETE', OWN_DATA_PATH);
    expect((await create(student.uid, cookieOf(student.uid, LATER_S))).statusCode).toBe(200);
    expect((await create(`${student.uid}-2`)).statusCode).toBe(200);
  });
});

describe('a guest', () => {
  const asGuest = (cookie: string) => ({ headers: { cookie } });

  it('takes away what is kept of the browser, and deletes it for good', async () => {
    const made = await create('');
    const [cookie = ''] = String(made.headers['set-cookie']).split(';');
    const id = made.json().id;
    await service.ask('', 'POST', startPath(id), { device: crypto.randomUUID() }, asGuest(cookie));
    const exported = await service.ask('', 'GET', GUEST_DATA_PATH, undefined, asGuest(cookie));
    expect(exported.json().attempt).toMatchObject([{ id, mode: 'muestra' }]);
    expect(exported.body).not.toContain('guest:');

    const deleted = await service.ask('', 'DELETE', GUEST_DATA_PATH, undefined, asGuest(cookie));
    expect([deleted.statusCode, String(deleted.headers['set-cookie'])]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect((await service.ask('', 'GET', ATTEMPTS_PATH, undefined, asGuest(cookie))).json()).toEqual({ attempts: [] });

    // A tab that still sends the old cookie is another guest from here on.
    const again = await create('', cookie);
    expect(again.statusCode).toBe(200);
    const [renewed = ''] = String(again.headers['set-cookie']).split(';');
    expect(renewed).not.toBe(cookie);
    expect((await service.ask('', 'GET', ATTEMPTS_PATH, undefined, asGuest(cookie))).json()).toEqual({ attempts: [] });
  });

  it('of whom nothing is kept is given nothing', async () => {
    expect((await service.ask('', 'GET', GUEST_DATA_PATH)).statusCode).toBe(404);
    expect((await service.ask('', 'DELETE', GUEST_DATA_PATH)).statusCode).toBe(204);
  });
});
