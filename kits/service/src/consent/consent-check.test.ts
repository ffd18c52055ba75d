import { beforeEach, expect, it } from 'vitest';
import { createConsentCheck } from './consent-check.ts';

let nowMs = 0;
let asked = 0;
let says: () => Promise<{ status: number; body: unknown }>;
let check: ReturnType<typeof createConsentCheck>;

const MINUTE_MS = 60_000;
const answer = (standing: string) => async () => ({ status: 200, body: { standing } });

beforeEach(() => {
  nowMs = 1_000;
  asked = 0;
  says = answer('given');
  check = createConsentCheck(
    () => {
      asked += 1;
      return says();
    },
    () => nowMs,
  );
});

it('asks once for many requests, and again after a minute', async () => {
  expect(await Promise.all([check.standing('u'), check.standing('u')])).toEqual(['given', 'given']);
  expect(check.standing('u')).toBe('given');
  expect(asked).toBe(1);
  nowMs += MINUTE_MS;
  says = answer('needed');
  expect(await check.standing('u')).toBe('needed');
});

it('sees within seconds that a guardian agreed', async () => {
  says = answer('needed');
  await check.standing('u');
  says = answer('given');
  expect(check.standing('u')).toBe('needed');
  nowMs += 2_000;
  expect(await check.standing('u')).toBe('given');
});

it('forgets at once when it hears of a change, also what is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  says = () => promise;
  const before = check.standing('u');
  check.forget('u');
  says = answer('needed');
  const after = check.standing('u');
  resolve({ status: 200, body: { standing: 'given' } });
  expect(await before).toBe('given');
  expect(await after).toBe('needed');
  expect(check.standing('u')).toBe('needed');
});

it('lets who was allowed go on for six hours while nobody answers, and nobody else', async () => {
  await check.standing('allowed');
  says = answer('needed');
  await check.standing('refused');
  says = async () => ({ status: 503, body: undefined });
  nowMs += MINUTE_MS;
  expect(await check.standing('allowed')).toBe('given');
  await expect(check.standing('refused')).rejects.toThrow('503');
  await expect(check.standing('unknown')).rejects.toThrow('503');
  nowMs += 6 * 60 * MINUTE_MS;
  await expect(check.standing('allowed')).rejects.toThrow('503');
});
