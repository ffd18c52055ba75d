import { PRESENCE_PATH, PRESENCE_TOLD_MIN, type PresenceAnswer } from '@travesia/contracts/slices';
import {
  type PostgresServer,
  type RedisServer,
  startPostgresServer,
  startRedisServer,
} from '@travesia/kit-service/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestService, type TestService } from './testing/aprende-app.ts';

let redis: RedisServer;
let postgres: PostgresServer;
beforeAll(async () => {
  [redis, postgres] = await Promise.all([startRedisServer(), startPostgresServer()]);
});
afterAll(() => Promise.all([redis.close(), postgres.close()]));

describe.each(['memory', 'redis'] as const)('who studies now, counted in %s', (where) => {
  /** Two processes: in memory each knows its own. */
  const services: TestService[] = [];
  beforeAll(async () => {
    const options = { postgres, ...(where === 'redis' && { redisUrl: redis.url }) };
    services.push(await openTestService(options), await openTestService(options));
    // While Redis is not reached nobody is counted.
    for (const service of services) {
      await vi.waitFor(async () => expect((await service.ask('ana', 'GET', PRESENCE_PATH)).statusCode).toBe(200));
    }
  });
  afterAll(async () => {
    for (const service of services) await service.close();
  });

  const beat = (process: number, uid: string, activity: string | null) =>
    services[process]?.ask(uid, 'POST', PRESENCE_PATH, { activity });

  async function studying(process: number): Promise<number | null> {
    // Counted once a second.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    const answer = await services[process]?.ask('ana', 'GET', PRESENCE_PATH);
    return answer?.json<PresenceAnswer>().students.studying ?? null;
  }

  it('tells how many once they are five, and nothing of fewer', async () => {
    for (let student = 1; student < PRESENCE_TOLD_MIN; student++) {
      const answer = await beat(student % 2, `s${student}`, 'studying');
      expect(answer?.json()).toMatchObject({ nextBeatMs: expect.any(Number) });
    }
    expect(await studying(0)).toBeNull();
    for (let student = PRESENCE_TOLD_MIN; student <= 2 * PRESENCE_TOLD_MIN; student++)
      await beat(1, `s${student}`, 'studying');
    // s2 and s4 were told to the first process.
    expect(await studying(1)).toBe(where === 'redis' ? 10 : 8);
    await beat(1, 's6', null);
    await beat(1, 's7', 'in_practice_test');
    expect(await studying(1)).toBe(where === 'redis' ? 8 : 6);
    expect(await studying(0)).toBe(where === 'redis' ? 8 : null);
  });

  it('is for students alone, and of activities that there are', async () => {
    expect((await beat(0, '', 'studying'))?.statusCode).toBe(401);
    expect((await beat(0, 'ana', 'sleeping'))?.statusCode).toBe(400);
  });
});
