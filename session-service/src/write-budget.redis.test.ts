import { type Allowance, createService, createWriteBudget, type WriteBudget } from '@travesia/kit-service';
import { type RedisServer, startRedisServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Beside the limits that this service counts in Redis: what writers may write is counted there for all services. */
const WAIT_MS = 30_000;

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.close());

function open(redisUrl: string): WriteBudget & { close(): Promise<void> } {
  const app = createService({ name: 'prueba', origin: 'http://localhost:4000', log: { level: 'silent' } });
  return { ...createWriteBudget(app, { service: 'prueba', redisUrl, refusal: 'Espera.' }), close: () => app.close() };
}

let keys = 0;
const allowance = (): Allowance => {
  keys += 1;
  return { key: `alguien-${keys}`, burstBytes: 1000, bytesAnHour: 10 };
};

/** Of sixteen who take at the same time, how many got it. */
async function taken(budgets: readonly WriteBudget[], of: readonly Allowance[]): Promise<number> {
  const takes = Array.from({ length: 16 }, async (_, index) => budgets[index % budgets.length]?.take(of, 100));
  return (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled').length;
}

it('two processes take from the same budget, and none where one of several is spent', async () => {
  const budgets = [open(redis.url), open(redis.url)];
  try {
    // Until both have reached Redis each counts for itself.
    await vi.waitFor(async () => {
      const probe = [allowance()];
      expect(await taken(budgets, probe)).toBe(10);
    }, WAIT_MS);
    const [own, network] = [allowance(), allowance()];
    await budgets[0]?.take([network], 700);
    expect(await taken(budgets, [own, network])).toBe(3);
    expect(await taken(budgets, [own])).toBe(7);
    await budgets[1]?.giveBack([own], 200);
    expect(await taken(budgets, [own])).toBe(2);
  } finally {
    await Promise.all(budgets.map((budget) => budget.close()));
  }
});

it('while Redis is down each process counts for itself', async () => {
  const budget = open('redis://127.0.0.1:1');
  expect(await taken([budget], [allowance()])).toBe(10);
  await budget.close();
});
