import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { Emulator } from '@travesia/infra-e2e/support/emulator';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { type Platform, startPlatform } from '@travesia/infra-e2e/support/platform';
import {
  answer,
  attemptOn,
  begin,
  isAnswered,
  M1_ITEMS,
  SIMULACRO,
  saving,
  standing,
} from '@travesia/infra-e2e/support/practice-test';

const TIMEOUT_MS = 180_000;

/** From when the service is back, without a click. */
const RECOVERY_MAX_MS = 10_000;

/** After so long, a page that waits twice as long each time would wait for more than that. */
const OUTAGE_MS = 20_000;

let platform: Platform;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  platform = await startPlatform({ withFixtures: false, withIdentity: true });
});
test.afterAll(() => platform.stop());

test('X-09 where the service and its database are killed and started again, an attempt goes on by itself and nothing is lost', {
  tag: '@waiting',
}, async ({ page, context }) => {
  test.setTimeout(TIMEOUT_MS);
  const account = await createAccount({ at: new Emulator(() => platform.url) });
  await openSignedIn(page, account, { at: platform.url, redirect: SIMULACRO });
  await begin(page);
  await answer(page, 3);
  await expect(saving(page)).toHaveText('Guardado');
  const kept = () => standing(context, platform.url, attemptOn(page));
  const before = await kept();

  await platform.kill();
  await answer(page, 2);
  await expect(saving(page)).toHaveText('Sin conexión: 2 respuestas en este equipo');
  await sleep(OUTAGE_MS);
  await expect(saving(page)).toHaveText('Sin conexión: 2 respuestas en este equipo');
  // It has just tried in vain, and waits as long as it ever does.
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'));
  await platform.start();
  await expect(saving(page)).toHaveText('Guardado', { timeout: RECOVERY_MAX_MS });

  const { attempt, form, responses } = await kept();
  const chosen = [0, 1, 2, 0, 1];
  const expected = form.items.map(({ options }, slot) => options[chosen[slot] ?? options.length]?.id ?? null);
  expect(responses.map(({ option }) => option)).toEqual(expected);
  // The clock went on meanwhile.
  expect(before.attempt.remainingMs - attempt.remainingMs).toBeGreaterThan(OUTAGE_MS);
  await isAnswered(page, chosen.length, M1_ITEMS);
});
