import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createService } from './create-service.ts';
import { ProblemError } from './problem-error.ts';
import { TooMuchError } from './too-much-error.ts';
import { type Allowance, createWriteBudget } from './write-budget.ts';

const HOUR_MS = 3_600_000;
const REFUSAL = 'Espera un rato.';

function open() {
  const clock = { now: 1_000_000 };
  const app = createService({ name: 'prueba', origin: 'http://localhost:4000', log: { level: 'silent' } });
  const budget = createWriteBudget(app, { service: 'prueba', refusal: REFUSAL, now: () => clock.now });
  const tries = (allowances: readonly Allowance[], bytes: number) =>
    budget.take(allowances, bytes).then(
      () => 0,
      (error: unknown) => {
        if (error instanceof TooMuchError) return error.retryAfterS;
        throw error;
      },
    );
  return { clock, budget, tries };
}

const allowance = (key: string, burstBytes = 1000, bytesAnHour = 100): Allowance => ({ key, burstBytes, bytesAnHour });

it('within any hour nobody writes more than a full bucket and what an hour adds, however it is spread', async () => {
  const spread = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: HOUR_MS }), bytes: fc.integer({ min: 1, max: 1000 }) }),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  await fc.assert(
    fc.asyncProperty(spread, async (writes) => {
      const { clock, tries } = open();
      const written: { at: number; bytes: number }[] = [];
      for (const { wait, bytes } of writes) {
        clock.now += wait;
        if ((await tries([allowance('a')], bytes)) === 0) written.push({ at: clock.now, bytes });
      }
      for (const { at } of written) {
        const hour = written.filter((one) => one.at >= at && one.at <= at + HOUR_MS);
        expect(hour.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1100);
      }
    }),
    { numRuns: 50 },
  );
});

it('says when there is enough again, and then there is', async () => {
  const { clock, tries } = open();
  expect(await tries([allowance('a')], 1000)).toBe(0);
  const wait = await tries([allowance('a')], 50);
  expect(wait).toBe(HOUR_MS / 2 / 1000);
  clock.now += (wait - 1) * 1000;
  expect(await tries([allowance('a')], 50)).toBeGreaterThan(0);
  clock.now += 1000;
  expect(await tries([allowance('a')], 50)).toBe(0);
});

it('takes from every allowance or from none', async () => {
  const { tries } = open();
  const [small, large] = [allowance('small', 100), allowance('large')];
  expect(await tries([small, large], 200)).toBeGreaterThan(0);
  expect(await tries([large], 1000)).toBe(0);
  expect(await tries([small], 100)).toBe(0);
});

it('has again what was given back, and never more than a full bucket', async () => {
  const { budget, tries } = open();
  expect(await tries([allowance('a')], 1000)).toBe(0);
  await budget.giveBack([allowance('a')], 400);
  expect(await tries([allowance('a')], 401)).toBeGreaterThan(0);
  expect(await tries([allowance('a')], 400)).toBe(0);
  await budget.giveBack([allowance('a')], 9000);
  expect(await tries([allowance('a')], 1001)).toBeGreaterThan(0);
  expect(await tries([allowance('a')], 1000)).toBe(0);
});

it('is refused as a problem that says for how long', async () => {
  const app = createService({ name: 'prueba', origin: 'http://localhost:4000', log: { level: 'silent' } });
  const budget = createWriteBudget(app, { service: 'prueba', refusal: REFUSAL });
  app.get('/', { config: { access: 'public' } }, () => budget.take([allowance('a')], 600).then(() => 'ok'));
  expect((await app.inject('/')).statusCode).toBe(200);
  const refused = await app.inject('/');
  expect(refused.json()).toMatchObject({ status: 429, detail: REFUSAL });
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(new TooMuchError(REFUSAL, 1)).toBeInstanceOf(ProblemError);
});
